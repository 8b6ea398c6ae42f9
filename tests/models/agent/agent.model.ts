import { setup } from 'xstate';

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

/** What a member sees who applies to become an agent (spec 2 §2, §5, §8; D6, D18, D27). */
export const agentModel = setup({ types: { events: {} as AgentModelEvent } }).createMachine({
  id: 'agentModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        pressEmpty: 'askedForPhone',
        pressWithAWrongPhone: 'askedForPhone',
        pressWithoutReason: 'askedForReason',
        press: 'applying',
      },
    },
    askedForPhone: { on: mended },
    askedForReason: { on: mended },
    applying: {
      on: {
        pressAgain: 'applying',
        serverTakesIt: 'applied',
        serverTakesItWithItsOwnWords: 'appliedInTheServersWords',
        serverRefuses: 'toldRefusal',
        networkFails: 'toldNetworkFault',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    toldRefusal: { on: { press: 'applying' } },
    toldNetworkFault: { on: { press: 'applying' } },
    leftToTheDialog: {},
    applied: {},
    appliedInTheServersWords: {},
  },
});
