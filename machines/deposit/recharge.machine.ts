import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import { paymentMachine } from '#machines/deposit/payment.machine.ts';
import { rechargeSubmission, type Recharge } from '#machines/deposit/recharge.ts';
import {
  isDone,
  toSubmission,
  type SubmissionCommand,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';

/** Told to the method when the server has taken its recharge. */
export interface RechargeTakenEvent {
  type: 'recharge.taken';
  depositNo: string;
}

/**
 * One recharge by POST /api/recharge from the press to its payment (spec 2 §4), for the digital and the offline
 * methods: a submission, then where to pay by its deposit number. A bank deposit waits for review instead, so it
 * ends as soon as it is taken. `output.taken` is false where nothing was.
 */
export const rechargeMachine = setup({
  types: {
    context: {} as { intent: Recharge; depositNo: string; taken: boolean; newKey: () => string },
    events: {} as SubmissionCommand | UnsettledEvent,
    input: {} as { intent: Recharge; newKey: () => string },
    output: {} as { taken: boolean },
  },
  actors: { submission: rechargeSubmission, payment: paymentMachine },
  guards: { isDone, isBank: ({ context }) => context.intent.paytype === 'bank' },
  actions: {
    tellTaken: sendParent((_, depositNo: string): RechargeTakenEvent => ({
      type: 'recharge.taken',
      depositNo,
    })),
    toSubmission,
  },
}).createMachine({
  id: 'recharge',
  context: ({ input }) => ({ ...input, depositNo: '', taken: false }),
  output: ({ context }) => ({ taken: context.taken }),
  initial: 'submitting',
  states: {
    submitting: {
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context: { intent, newKey } }) => ({ intent, newKey }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
            target: 'taken',
            actions: assign(({ event }) =>
              event.output.outcome === 'done' ? { depositNo: event.output.receipt, taken: true } : {},
            ),
          },
          { target: 'ended' },
        ],
        onError: 'ended',
      },
      on: {
        'submission.retry': { actions: 'toSubmission' },
        'submission.abandon': { actions: 'toSubmission' },
      },
    },
    taken: {
      entry: { type: 'tellTaken', params: ({ context }) => context.depositNo },
      always: [{ guard: 'isBank', target: 'ended' }, { target: 'paying' }],
    },
    paying: {
      invoke: {
        src: 'payment',
        id: 'payment',
        input: ({ context }) => ({ depositNo: context.depositNo }),
        onDone: 'ended',
        onError: 'ended',
      },
    },
    ended: { type: 'final' },
  },
});

/** Its actor, as the child `recharge` of a method. */
export type RechargeRef = ActorRefFrom<typeof rechargeMachine>;
