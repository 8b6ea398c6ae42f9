import { setup } from 'xstate';
import { agentMachine } from '#machines/agent/agent.machine.ts';
import type { FormPageSample } from '#tests/support/formSample.ts';

type AgentModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'pressWithAWrongPhone' }
  | { type: 'pressWithoutReason' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'typeInTheMarkedField' }
  | { type: 'serverTakesIt' }
  | { type: 'serverTakesItWithItsOwnWords' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' };

const mended = { typeInTheMarkedField: 'filling' } as const;

/** The agent application as a member sees it (spec 2 §2, §5, §8; D6, D18, D27). */
export const agentModel = setup({ types: { events: {} as AgentModelEvent } }).createMachine({
  id: 'agentModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        pressEmpty: 'phoneRefused',
        pressWithAWrongPhone: 'phoneRefused',
        pressWithoutReason: 'reasonMissing',
        press: 'applying',
      },
    },
    phoneRefused: { on: mended },
    reasonMissing: { on: mended },
    applying: {
      on: {
        pressAgain: 'applying',
        serverTakesIt: 'applied',
        serverTakesItWithItsOwnWords: 'appliedInTheServersWords',
        serverRefuses: 'refusalShown',
        networkFails: 'networkFaultShown',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    refusalShown: { on: { press: 'applying' } },
    networkFaultShown: { on: { press: 'applying' } },
    leftToTheDialog: {},
    applied: {},
    appliedInTheServersWords: {},
  },
});

/** The specification of the form, for the tests that every page with a single form must pass (spec 2 §2, §5, §7). */
export const agentForm: FormPageSample = {
  name: 'agent application',
  machine: agentMachine,
  page: '/applyagent',
  labels: { mobile: '手机号', reason: '申请理由' },
  notSecret: ['reason'],
  valid: { mobile: '13800000000', reason: '推广' },
  broken: { mobile: '13800000000', reason: '' },
  refusal: { field: 'reason', text: '请输入申请理由' },
  sends: { call: 'POST /api/applyagentdo', body: { mobile: '13800000000', apply_info: '推广' } },
  success: { message: '', toast: '提交成功，等待后台审核' },
  fallback: '提交失败',
  tells: 'profile.refresh',
  leadsTo: '/accountCenter',
  hasChoices: false,
  secret: null,
};
