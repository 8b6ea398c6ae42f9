import { fromCallback } from 'xstate';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import { BALANCE_POLL } from '#machines/kit/poll/balancePoll.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/** How long the typical list of games shows its indicator, in ms: the time of a provider's list (spec 1 §8). */
const PROVIDER_LINGER_MS = 2000;

const FORM = {
  id: 'form',
  invalid: ({ text }: { text: string }): InvalidField | null =>
    text === '' ? { field: 'text', text: '请输入' } : null,
  success: (message: string) => message,
  fallback: '提交失败',
};

const SUBMISSION = createSubmissionMachine<null, string>('submission');
const CLAIM_TEXTS = { none: '暂无领取额度！', done: (receipt: string) => receipt };

/**
 * The arguments with which the factories under machines/ create a typical machine, by the factory's name. A factory for
 * several machines of the product is called once for each. A test fails for a factory without an entry.
 */
export const TYPICAL_ARGUMENTS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createClaimMachine: [['claim', SUBMISSION, CLAIM_TEXTS]],
  createExclusionMachine: [
    ['exclusion', { choices: [{ action: 'break', days: 1 }], word: '休息', done: '休息已开始' }],
  ],
  createFlowHostMachine: [[{ id: 'smsCooldown', logic: fromCallback(() => undefined) }]],
  createFormMachine: [[FORM]],
  createGameListMachine: [['gameList', PROVIDER_LINGER_MS]],
  createGrab: [[]],
  createLotteryBalanceMachine: [['game']],
  createLotteryTransfer: [['game']],
  createPagedListMachine: [['pagedList']],
  createPasswordMachine: [['login'], ['fund']],
  createPollMachine: [['poll', BALANCE_POLL]],
  createResourceMachine: [['resource']],
  createSubmissionMachine: [['submission']],
};
