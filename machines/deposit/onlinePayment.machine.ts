import { assign, fromCallback, sendTo, setup } from 'xstate';
import {
  LINK_INVALID_TEXT,
  onlineSubmission,
  PAYMENT_BLOCKED_TEXT,
  type OnlinePayment,
  type PaymentWindowCommand,
  type PaymentWindowEvent,
} from '#machines/deposit/onlinePayment.ts';
import { toast } from '#machines/app/effects.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/**
 * One online recharge, from the press to its open payment page (D34). The window is reserved in the tap, because a
 * later window is blocked, and gets the link when it arrives. A retry therefore also happens in the tap, as
 * `payment.retry` to this machine; giving up is sent to the submission directly. The window is closed if the outcome of
 * the submission becomes unknown, and at the end of this machine if it was never shown. `output.opened` is false if no
 * page was opened.
 */
export const onlinePaymentMachine = setup({
  types: {} as {
    context: { intent: OnlinePayment; url: string; opened: boolean };
    events: SubmissionEvent<string> | PaymentWindowEvent | { type: 'payment.retry' };
    input: { intent: OnlinePayment };
    output: { opened: boolean };
    tags: 'unsettled' | typeof SUBMISSION_TAG;
    children: { submission: 'submission'; paymentWindow: 'paymentWindow' };
  },
  actors: {
    submission: onlineSubmission,
    paymentWindow: fromCallback<PaymentWindowCommand>(() => undefined),
  },
  actions: {
    noteLink: assign((_, url: string) => ({ url })),
    noteOpened: assign({ opened: true }),
    reserveWindow: sendTo('paymentWindow', { type: 'window.reserve' }),
    releaseWindow: sendTo('paymentWindow', { type: 'window.release' }),
    showPayment: sendTo('paymentWindow', ({ context }) => ({ type: 'window.show', url: context.url })),
    sendAgain: sendTo('submission', { type: 'submission.retry' }),
    toast,
  },
}).createMachine({
  id: 'onlinePayment',
  context: ({ input: { intent } }) => ({ intent, url: '', opened: false }),
  output: ({ context }) => ({ opened: context.opened }),
  invoke: { src: 'paymentWindow', id: 'paymentWindow' },
  initial: 'submitting',
  states: {
    submitting: {
      tags: SUBMISSION_TAG,
      entry: 'reserveWindow',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => ({ intent: context.intent }),
      },
      on: {
        'submission.done': {
          target: 'opening',
          actions: { type: 'noteLink', params: ({ event }) => event.receipt },
        },
        'submission.failed': 'ended',
        'submission.abandoned': 'ended',
        'submission.unsettled': { target: '.unsettled', actions: 'releaseWindow' },
      },
      initial: 'sending',
      states: {
        sending: {},
        unsettled: {
          tags: 'unsettled',
          on: { 'payment.retry': { actions: ['reserveWindow', 'sendAgain'] } },
        },
      },
    },
    opening: {
      entry: 'showPayment',
      on: {
        'window.opened': { target: 'ended', actions: 'noteOpened' },
        'window.blocked': {
          target: 'ended',
          actions: ['noteOpened', { type: 'toast', params: { text: PAYMENT_BLOCKED_TEXT } }],
        },
        'window.refused': {
          target: 'ended',
          actions: { type: 'toast', params: { text: LINK_INVALID_TEXT } },
        },
      },
    },
    ended: { type: 'final' },
  },
});
