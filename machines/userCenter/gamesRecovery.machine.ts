import { sendTo, setup } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { toast } from '#machines/root/effects.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import {
  createSubmissionMachine,
  type SubmissionOutcome,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';

/** Brings back what the games hold; its receipt is the server's message. */
export const gamesRecoverySubmission = createSubmissionMachine<null, string>('transall', {
  fallback: '下分请求失败，请稍后重试',
});

/**
 * Recovers all game balances into the main wallet (spec 1 §7 transall, D18), then has the money counted anew.
 * A recovery of unknown fate is sent again, under its key, by the next press.
 */
export const gamesRecoveryMachine = setup({
  types: {
    context: {} as { newKey: () => string },
    events: {} as { type: 'recover' } | UnsettledEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: {
    submission: gamesRecoverySubmission,
    refreshMoney: unboundCall<UserInfo>('refreshMoney'),
  },
  guards: { isDone: (_, outcome: SubmissionOutcome<string>) => outcome.outcome === 'done' },
  actions: {
    tellRecovered: ({ system }, outcome: SubmissionOutcome<string>) => {
      const message = outcome.outcome === 'done' ? outcome.receipt : '';
      toast({ system }, { text: message || '游戏下分成功', place: 'member' });
    },
    tellSession: ({ system }, user: UserInfo) =>
      system.get('session')?.send({ type: 'profile.changed', user }),
  },
}).createMachine({
  id: 'gamesRecovery',
  context: ({ input }) => ({ newKey: input.newKey }),
  initial: 'resting',
  states: {
    resting: { on: { recover: 'recovering' } },
    recovering: {
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => ({ intent: null, newKey: context.newKey }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'tellRecovered', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
      initial: 'sending',
      states: {
        sending: { tags: 'busy', on: { 'submission.unsettled': 'unsettled' } },
        unsettled: {
          on: {
            recover: {
              target: 'sending',
              actions: sendTo('submission', { type: 'submission.retry' }),
            },
          },
        },
      },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'refreshMoney',
        id: 'refreshMoney',
        onDone: {
          target: 'resting',
          actions: { type: 'tellSession', params: ({ event }) => event.output },
        },
        // the balance poll brings the new balance anyway
        onError: 'resting',
      },
    },
  },
});
