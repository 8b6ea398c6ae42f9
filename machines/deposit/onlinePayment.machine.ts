import { assign, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate';
import {
  LINK_INVALID_TEXT,
  onlineSubmission,
  PAYMENT_BLOCKED_TEXT,
  type OnlinePayment,
  type PaymentWindowCommand,
  type PaymentWindowEvent,
} from '#machines/deposit/onlinePayment.ts';
import { toast } from '#machines/root/effects.ts';
import {
  isDone,
  toSubmission,
  type SubmissionCommand,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';

/**
 * One online recharge from the press to its open payment page (D34): its window is reserved in the tap, because a
 * later one is blocked, and shown the link when it comes. The window is closed while the submission is of unknown
 * fate, and by the end of this machine where it was not shown. `output.opened` is false where there is no page.
 */
export const onlinePaymentMachine = setup({
  types: {
    context: {} as { intent: OnlinePayment; url: string; opened: boolean; newKey: () => string },
    events: {} as SubmissionCommand | UnsettledEvent | PaymentWindowEvent,
    input: {} as { intent: OnlinePayment; newKey: () => string },
    output: {} as { opened: boolean },
  },
  actors: {
    submission: onlineSubmission,
    paymentWindow: fromCallback<PaymentWindowCommand>(() => undefined),
  },
  guards: { isDone },
  actions: {
    noteOpened: assign({ opened: true }),
    reserveWindow: sendTo('paymentWindow', { type: 'window.reserve' }),
    releaseWindow: sendTo('paymentWindow', { type: 'window.release' }),
    showPayment: sendTo('paymentWindow', ({ context }) => ({ type: 'window.show', url: context.url })),
    toSubmission,
    toast,
  },
}).createMachine({
  id: 'onlinePayment',
  context: ({ input }) => ({ ...input, url: '', opened: false }),
  output: ({ context }) => ({ opened: context.opened }),
  invoke: { src: 'paymentWindow', id: 'paymentWindow' },
  initial: 'submitting',
  states: {
    submitting: {
      entry: 'reserveWindow',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context: { intent, newKey } }) => ({ intent, newKey }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
            target: 'opening',
            actions: assign(({ event }) =>
              event.output.outcome === 'done' ? { url: event.output.receipt } : {},
            ),
          },
          { target: 'ended' },
        ],
        onError: 'ended',
      },
      on: {
        'submission.unsettled': { actions: 'releaseWindow' },
        'submission.retry': { actions: ['reserveWindow', 'toSubmission'] },
        'submission.abandon': { actions: 'toSubmission' },
      },
    },
    opening: {
      entry: 'showPayment',
      on: {
        'window.opened': { target: 'ended', actions: 'noteOpened' },
        'window.blocked': {
          target: 'ended',
          actions: ['noteOpened', { type: 'toast', params: { text: PAYMENT_BLOCKED_TEXT, place: 'member' } }],
        },
        'window.refused': {
          target: 'ended',
          actions: { type: 'toast', params: { text: LINK_INVALID_TEXT, place: 'member' } },
        },
      },
    },
    ended: { type: 'final' },
  },
});

/** Its actor, as the child `payment` of the online method. */
export type OnlinePaymentRef = ActorRefFrom<typeof onlinePaymentMachine>;
