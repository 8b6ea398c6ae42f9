import { assign, fromCallback, sendTo, setup } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { invalidOnline, type PayChannel, type PayOption } from '#machines/deposit/depositRules.ts';
import type { InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount, typedAmount } from '#machines/money/amount.ts';
import type { Receipt } from '#machines/money/receipt.ts';
import { toast } from '#machines/root/effects.ts';
import {
  createSubmissionMachine,
  type SubmissionCommand,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';

/** What POST /api/process is asked; the amount is CNY as a decimal string. */
export interface OnlinePayment {
  channel: string;
  payname: string;
  payOption: string;
  amount: string;
}

/** Told when an online recharge failed, by a refusal without words or for want of an answer (spec 2 §8). */
export const ONLINE_FAILED_TEXT = '提交失败，请稍后再试';

/** Sends one online recharge; its receipt is the payment link, unchecked. */
export const onlineSubmission = createSubmissionMachine<OnlinePayment, string>('onlinePayment', {
  fallback: ONLINE_FAILED_TEXT,
  network: ONLINE_FAILED_TEXT,
});

/** What the window of the payment link is told, and what it answers to `window.show` (D34). */
export type PaymentWindowCommand =
  | { type: 'window.reserve' }
  | { type: 'window.release' }
  | { type: 'window.show'; url: string };
export type PaymentWindowEvent =
  | { type: 'window.opened' }
  | { type: 'window.blocked' }
  | { type: 'window.refused' };

/** Shown for a link that may not be opened (spec 2 §8). */
export const LINK_INVALID_TEXT = '支付链接无效';
/** Shown when the browser kept the window shut (spec 2 §8). */
export const PAYMENT_BLOCKED_TEXT = '弹窗被拦截，正在直接跳转...';

/**
 * Online recharge (spec 2 §2, §5, D26, D46): channel, option, amount, one submission, then the payment link in
 * a window that was reserved in the tap, because a later one is blocked. The window is closed again whenever the
 * submission has no link to give.
 */
export const onlineDepositMachine = setup({
  types: {
    context: {} as {
      channels: readonly PayChannel[];
      channel: PayChannel | null;
      option: PayOption | null;
      amount: string;
      invalid: InvalidField<'option' | 'amount'> | null;
      url: string;
      receipt: Receipt | null;
      newKey: () => string;
    },
    events: {} as
      | { type: 'channel.selected'; code: string }
      | { type: 'option.selected'; code: string }
      | { type: 'amount.typed'; text: string }
      | { type: 'submit' }
      | { type: 'retry' }
      | { type: 'payment.again' }
      | SubmissionCommand
      | UnsettledEvent
      | PaymentWindowEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: {
    fetchChannels: unboundCall<PayChannel[]>('fetchChannels'),
    submission: onlineSubmission,
    fetchReceipt: unboundCall<Receipt | null, { amount: string }>('fetchReceipt'),
    paymentWindow: fromCallback<PaymentWindowCommand>(() => undefined),
  },
  guards: {
    isValid: ({ context }) => invalidOnline(context) === null,
    isDone: (_, outcome: string) => outcome === 'done',
  },
  actions: {
    selectChannel: assign((_, channel: PayChannel | null) => ({
      channel,
      option: channel?.options[0] ?? null,
      amount: '',
      invalid: null,
    })),
    selectOption: assign(({ context }, code: string) => ({
      option: context.channel?.options.find((option) => option.code === code) ?? null,
      amount: '',
      invalid: null,
    })),
    markInvalid: assign(({ context }) => ({ invalid: invalidOnline(context) })),
    clearInvalid: assign({ invalid: null }),
    reserveWindow: sendTo('paymentWindow', { type: 'window.reserve' }),
    releaseWindow: sendTo('paymentWindow', { type: 'window.release' }),
    showPayment: sendTo('paymentWindow', ({ context }) => ({ type: 'window.show', url: context.url })),
    toast,
  },
}).createMachine({
  id: 'onlineDeposit',
  context: ({ input }) => ({
    channels: [],
    channel: null,
    option: null,
    amount: '',
    invalid: null,
    url: '',
    receipt: null,
    newKey: input.newKey,
  }),
  invoke: { src: 'paymentWindow', id: 'paymentWindow' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchChannels',
        id: 'fetchChannels',
        onDone: {
          target: 'editing',
          actions: [
            assign({ channels: ({ event }) => event.output }),
            { type: 'selectChannel', params: ({ event }) => event.output[0] ?? null },
          ],
        },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    editing: {
      on: {
        'channel.selected': {
          actions: {
            type: 'selectChannel',
            params: ({ context, event }) =>
              context.channels.find((channel) => channel.code === event.code) ?? null,
          },
        },
        'option.selected': { actions: { type: 'selectOption', params: ({ event }) => event.code } },
        'amount.typed': {
          actions: ['clearInvalid', assign({ amount: ({ event }) => typedAmount(event.text) })],
        },
        submit: [
          { guard: 'isValid', target: 'submitting', actions: ['clearInvalid', 'reserveWindow'] },
          {
            actions: [
              'markInvalid',
              {
                type: 'toast',
                params: ({ context }) => ({ text: context.invalid?.text ?? '', place: 'member' }),
              },
            ],
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context: { channel, option, amount, newKey } }) => ({
          intent: {
            channel: channel?.code ?? '',
            payname: option?.name ?? '',
            payOption: option?.code ?? '',
            amount: plainAmount(amount),
          },
          newKey,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
            target: 'opening',
            actions: assign(({ event }) =>
              event.output.outcome === 'done' ? { url: event.output.receipt } : {},
            ),
          },
          { target: 'editing', actions: 'releaseWindow' },
        ],
        onError: { target: 'editing', actions: 'releaseWindow' },
      },
      on: {
        'submission.unsettled': { actions: 'releaseWindow' },
        'submission.retry': { actions: ['reserveWindow', sendTo('submission', ({ event }) => event)] },
        'submission.abandon': { actions: sendTo('submission', ({ event }) => event) },
      },
    },
    opening: {
      tags: 'busy',
      entry: 'showPayment',
      on: {
        'window.opened': 'paying',
        'window.blocked': {
          target: 'paying',
          actions: { type: 'toast', params: { text: PAYMENT_BLOCKED_TEXT, place: 'member' } },
        },
        'window.refused': {
          target: 'editing',
          actions: ['releaseWindow', { type: 'toast', params: { text: LINK_INVALID_TEXT, place: 'member' } }],
        },
      },
    },
    /** the payment page is open elsewhere; here stands what was asked for */
    paying: {
      invoke: {
        src: 'fetchReceipt',
        id: 'fetchReceipt',
        input: ({ context }) => ({ amount: plainAmount(context.amount) }),
        onDone: { actions: assign({ receipt: ({ event }) => event.output }) },
        onError: {},
      },
      on: {
        'payment.again': {
          target: 'editing',
          actions: assign({ amount: '', url: '', receipt: null }),
        },
      },
    },
  },
});
