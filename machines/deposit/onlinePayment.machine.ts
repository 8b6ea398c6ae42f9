import { assign, fromCallback, sendParent, sendTo, setup } from 'xstate';
import {
  LINK_INVALID_TEXT,
  ONLINE_FAILED_TEXT,
  PAYMENT_BLOCKED_TEXT,
  type OnlinePayment,
  type PaymentWindowCommand,
  type PaymentWindowEvent,
} from '#machines/deposit/onlinePayment.ts';
import type { RechargeTakenEvent } from '#machines/deposit/depositMethod.ts';
import { refreshAllowance } from '#machines/deposit/depositFacts.machine.ts';
import { nowOf } from '#machines/kit/calls/now.ts';
import { receiptMachine } from '#machines/kit/money/receipt.machine.ts';
import { lookForUnpaid } from '#machines/kit/money/unpaidOrder.ts';
import { toast } from '#machines/app/effects.ts';
import {
  createSubmissionMachine,
  type SubmissionEvent,
  type SubmissionInput,
} from '#machines/kit/submission/submission.machine.ts';

/** Sends one online recharge; the receipt is the payment link, unchecked. */
export const onlineSubmission = createSubmissionMachine<OnlinePayment, string>('onlineSubmission', {
  fallback: ONLINE_FAILED_TEXT,
  network: ONLINE_FAILED_TEXT,
});

/**
 * One online recharge, from the press to its open payment page (D34), and its receipt until the member goes on. The
 * window is reserved in the tap, because a later window is blocked, and gets the link when it arrives. A retry therefore
 * also happens in the tap, as `payment.retry` to this machine; giving up is sent to the submission directly. The window
 * is closed if the outcome of the submission becomes unknown, and at the end of this machine if it was never shown.
 * Sends its parent `recharge.taken` when the page is open.
 */
export const onlinePaymentMachine = setup({
  types: {} as {
    context: {
      sent: SubmissionInput<OnlinePayment> & { pressedAt: number };
      url: string;
      /** why it was refused; empty if it was not */
      refusal: string;
    };
    events:
      | SubmissionEvent<string>
      | PaymentWindowEvent
      | { type: 'payment.retry' }
      | { type: 'payment.again' }
      | { type: 'payment.reopened' };
    input: SubmissionInput<OnlinePayment>;
    /** why it was refused, for its form; empty if it was not */
    output: string;
    tags: 'busy' | 'unsettled';
    children: { submission: 'submission'; paymentWindow: 'paymentWindow'; receipt: 'receipt' };
  },
  actors: {
    submission: onlineSubmission,
    paymentWindow: fromCallback<PaymentWindowCommand>(() => undefined),
    receipt: receiptMachine,
  },
  guards: { isKnown: ({ context }) => context.sent.key !== undefined },
  actions: {
    noteRefusal: assign((_, refusal: string) => ({ refusal })),
    noteLink: assign((_, url: string) => ({ url })),
    notifyTaken: sendParent({ type: 'recharge.taken' } satisfies RechargeTakenEvent),
    reserveWindow: sendTo('paymentWindow', { type: 'window.reserve' }),
    releaseWindow: sendTo('paymentWindow', { type: 'window.release' }),
    showPayment: sendTo('paymentWindow', ({ context }) => ({ type: 'window.show', url: context.url })),
    sendAgain: sendTo('submission', { type: 'submission.retry' }),
    /** opens the payment page once more, in the tap (`src/calls`) */
    openCashier: (_, _url: string) => undefined,
    refreshAllowance,
    lookForUnpaid,
    toast,
  },
}).createMachine({
  id: 'onlinePayment',
  context: ({ input, self }) => ({ sent: { pressedAt: nowOf(self), ...input }, url: '', refusal: '' }),
  invoke: { src: 'paymentWindow', id: 'paymentWindow' },
  initial: 'opening',
  states: {
    /** one that was sent before was not pressed now, so that a window would be blocked */
    opening: {
      always: [
        { guard: 'isKnown', target: 'submitting' },
        { target: 'submitting', actions: 'reserveWindow' },
      ],
    },
    submitting: {
      exit: 'refreshAllowance',
      invoke: { src: 'submission', id: 'submission', input: ({ context }) => context.sent },
      on: {
        'submission.done': {
          target: 'showing',
          actions: { type: 'noteLink', params: ({ event }) => event.receipt },
        },
        'submission.failed': {
          target: 'ended',
          actions: { type: 'noteRefusal', params: ({ event }) => event.text },
        },
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
    showing: {
      tags: 'busy',
      entry: 'showPayment',
      on: {
        'window.opened': 'paying',
        'window.blocked': {
          target: 'paying',
          actions: { type: 'toast', params: { text: PAYMENT_BLOCKED_TEXT } },
        },
        'window.refused': {
          target: 'ended',
          actions: [
            { type: 'noteRefusal', params: LINK_INVALID_TEXT },
            { type: 'toast', params: { text: LINK_INVALID_TEXT } },
          ],
        },
      },
    },
    /** the payment is open elsewhere */
    paying: {
      entry: ['notifyTaken', 'lookForUnpaid'],
      invoke: {
        src: 'receipt',
        id: 'receipt',
        input: ({ context: { sent } }) => ({
          amount: sent.intent.amount,
          pressedAt: sent.pressedAt,
          stays: true,
        }),
      },
      on: {
        'payment.again': 'ended',
        'payment.reopened': { actions: { type: 'openCashier', params: ({ context }) => context.url } },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.refusal,
});
