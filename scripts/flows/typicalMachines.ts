import type { AnyStateMachine } from 'xstate';
import { createFormMachine } from '#machines/forms/form.machine.ts';
import { createGameListMachine } from '#machines/games/gameList.machine.ts';
import { PROVIDER_LINGER_MS } from '#machines/games/games.machine.ts';
import {
  createLotteryBalanceMachine,
  createLotteryTransfer,
} from '#machines/lottery/lotteryBalance.machine.ts';
import { createPagedListMachine } from '#machines/paging/pagedList.machine.ts';
import { createPasswordMachine } from '#machines/password/password.machine.ts';
import { createPollingMachine } from '#machines/polling/polling.machine.ts';
import { createGrab } from '#machines/redPacket/redPacket.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { createSubmissionMachine } from '#machines/submission/submission.machine.ts';

/**
 * A typical machine of each factory, by the factory's name; a factory that stands for several machines of the
 * product gives each. `machines.ts` fails for a factory that is missing here.
 */
export const TYPICAL_MACHINES: Readonly<Record<string, () => readonly AnyStateMachine[]>> = {
  createFormMachine: () => [
    createFormMachine<{ text: string }>({
      id: 'form',
      invalid: ({ text }) => (text === '' ? { field: 'text', text: '请输入' } : null),
      success: (message) => message,
    }),
  ],
  createGameListMachine: () => [createGameListMachine('gameList', PROVIDER_LINGER_MS)],
  createGrab: () => [createGrab()],
  createLotteryBalanceMachine: () => [createLotteryBalanceMachine('game')],
  createLotteryTransfer: () => [createLotteryTransfer('game')],
  createPagedListMachine: () => [createPagedListMachine<{ key: string }, string, null>('pagedList')],
  createPasswordMachine: () => [createPasswordMachine('login'), createPasswordMachine('fund')],
  createPollingMachine: () => [createPollingMachine<'polling', string>('polling')],
  createResourceMachine: () => [createResourceMachine<string>('resource')],
  createSubmissionMachine: () => [createSubmissionMachine<{ amount: string }, string>('submission')],
};
