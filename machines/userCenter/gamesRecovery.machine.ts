import { assign, sendParent, sendTo, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { RecoveryEvent } from '#machines/kit/money/recoveryEnded.ts';
import { toast } from '#machines/app/effects.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import {
  createSubmissionMachine,
  type SubmissionEvent,
} from '#machines/kit/submission/submission.machine.ts';
import { isNothing, takeUp, type SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';

/** Brings back the balances of all games; the receipt is the server's message. */
export const gamesRecoverySubmission = createSubmissionMachine<null, string>('transall', {
  fallback: '下分请求失败，请稍后重试',
});

/**
 * Recovers all game balances into the main wallet (spec 1 §7 transall, D18), then has the server count the money again.
 * The fields of the answer are merged into the member's info, because it may contain only the money. A recovery with an
 * unknown outcome is sent again, under its key, by the next press. Sends its parent
 * `money.recovered` and `recovery.ended`.
 */
export const gamesRecoveryMachine = setup({
  types: {} as {
    /** why nothing was recovered, until the next press */
    context: { refusal: Refusal | null };
    events: { type: 'recover' } | SubmissionFoundEvent<null> | SubmissionEvent<string>;
    tags: 'busy';
    children: { submission: 'submission' };
  },
  actors: {
    submission: gamesRecoverySubmission,
    refreshMoney: unboundCall<Partial<UserInfo>>('refreshMoney'),
  },
  actions: {
    takeUp: takeUp(gamesRecoverySubmission.id, isNothing),
    markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),
    clearRefusal: assign({ refusal: null }),
    notifyRecovered: ({ system }, message: string) => toast({ system }, { text: message || '游戏下分成功' }),
    notifySession: ({ system }, patch: Partial<UserInfo>) =>
      systemActor(system, 'session')?.send({ type: 'profile.patched', patch }),
    notifyMoved: sendParent({ type: 'money.recovered' } satisfies RecoveryEvent),
    notifyEnded: sendParent({ type: 'recovery.ended', part: 'games' } satisfies RecoveryEvent),
    sendAgain: sendTo('submission', { type: 'submission.retry' }),
  },
}).createMachine({
  id: 'gamesRecovery',
  context: { refusal: null },
  entry: 'takeUp',
  initial: 'idle',
  states: {
    idle: {
      entry: 'notifyEnded',
      on: {
        recover: { target: 'recovering', actions: 'clearRefusal' },
        'submission.found': 'recovering',
      },
    },
    recovering: {
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ event }) => (event.type === 'submission.found' ? event : { intent: null }),
      },
      on: {
        'submission.done': {
          target: 'refreshing',
          actions: [{ type: 'notifyRecovered', params: ({ event }) => event.receipt }, 'notifyMoved'],
        },
        'submission.failed': {
          target: 'idle',
          actions: { type: 'markFailed', params: ({ event }) => event.text },
        },
        'submission.abandoned': 'idle',
      },
      initial: 'sending',
      states: {
        sending: {
          tags: 'busy',
          on: {
            'submission.unsettled': {
              target: 'unsettled',
              actions: { type: 'markFailed', params: ({ event }) => event.text },
            },
          },
        },
        unsettled: {
          entry: 'notifyEnded',
          on: { recover: { target: 'sending', actions: ['clearRefusal', 'sendAgain'] } },
        },
      },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'refreshMoney',
        id: 'refreshMoney',
        onDone: {
          target: 'idle',
          actions: { type: 'notifySession', params: ({ event }) => event.output },
        },
        // the balance poll brings the new balance anyway
        onError: 'idle',
      },
    },
  },
});
