import { sendParent, sendTo, setup } from 'xstate';
import { isPositive } from '#machines/money/amount.ts';
import { refreshProfile, settled, toast } from '#machines/root/effects.ts';
import {
  createSubmissionMachine,
  type SubmissionCommand,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';

/** Told when nothing waits to be claimed (spec 2 §5). */
export const NO_REBATE_TEXT = '暂无领取额度！';
/** Told when the server has no words of its own. */
export const REBATE_DONE_TEXT = '领取成功';

/** Claims the whole pending rebate; its receipt is the server's message. */
export const rebateSubmission = createSubmissionMachine<null, string>('rebateClaim');

/** The rebate's claim (spec 2 §4, §5): `claim.pending` is what waits, CNY as a decimal string. Tells its parent `rebate.claimed`. */
export const rebateMachine = setup({
  types: {
    context: {} as { newKey: () => string },
    events: {} as { type: 'claim'; pending: string } | SubmissionCommand | UnsettledEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: { submission: rebateSubmission },
  guards: {
    isPositive: (_, amount: string) => isPositive(amount),
    isDone: (_, outcome: string) => outcome === 'done',
  },
  actions: { tellParent: sendParent({ type: 'rebate.claimed' }), toast, refreshProfile, settled },
}).createMachine({
  id: 'rebate',
  context: ({ input }) => ({ newKey: input.newKey }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        claim: [
          { guard: { type: 'isPositive', params: ({ event }) => event.pending }, target: 'submitting' },
          { actions: { type: 'toast', params: { text: NO_REBATE_TEXT, place: 'member' } } },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => ({ intent: null, newKey: context.newKey }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
            target: 'idle',
            actions: [
              {
                type: 'toast',
                params: ({ event }) => ({
                  text: (event.output.outcome === 'done' && event.output.receipt) || REBATE_DONE_TEXT,
                  place: 'member',
                }),
              },
              'refreshProfile',
              'tellParent',
              'settled',
            ],
          },
          { target: 'idle', actions: 'settled' },
        ],
        onError: { target: 'idle', actions: 'settled' },
      },
      on: {
        'submission.retry': { actions: sendTo('submission', ({ event }) => event) },
        'submission.abandon': { actions: sendTo('submission', ({ event }) => event) },
      },
    },
  },
});
