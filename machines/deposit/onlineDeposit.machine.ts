import { assign, sendParent, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { invalidOnline, type PayChannel, type PayOption } from '#machines/deposit/depositRules.ts';
import { onlinePaymentMachine } from '#machines/deposit/onlinePayment.machine.ts';
import { onlinePayment } from '#machines/deposit/onlinePayment.ts';
import { METHOD_GONE_TEXT, refreshedChoice } from '#machines/deposit/refreshedMethods.ts';
import { notifyInvalid, type InvalidField } from '#machines/kit/form/invalidField.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';
import { fetchReceipt, type Receipt } from '#machines/kit/money/receipt.machine.ts';
import { settledAmount, typedAmount } from '#machines/kit/money/typedAmount.ts';
import type { AllowanceChangedEvent, RechargeEndedEvent } from '#machines/kit/protection/allowance.ts';
import type { Allowance } from '#machines/kit/protection/protection.ts';
import { toast } from '#machines/app/effects.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';

/** Sent by the deposit page: the channels as the server offers them now. */
export interface ChannelsRefreshedEvent {
  type: 'channels.refreshed';
  channels: readonly PayChannel[];
}

/**
 * Online recharge (spec 2 §2, §5, D26, D46): channel and option, identified by index because a code may be missing or
 * repeated (D60), the amount, and the payment as a child. While the payment is open elsewhere, the request stays
 * visible here. The page refreshes the channels when it is shown again: choice and amount stay, and where the chosen
 * channel or option is gone, the member chooses again for the same amount.
 */
export const onlineDepositMachine = setup({
  types: {} as {
    context: {
      channels: readonly PayChannel[];
      channel: PayChannel | null;
      option: PayOption | null;
      amount: string;
      invalid: InvalidField<'option' | 'amount'> | null;
      receipt: Receipt | null;
      /** what the member may still deposit; null if the server has no limits or nothing is known yet */
      allowance: Allowance | null;
      /** the error text of the channels that is shown */
      failure: string;
    };
    events:
      | { type: 'channel.selected'; at: number }
      | { type: 'option.selected'; at: number }
      | { type: 'amount.typed'; text: string }
      | { type: 'amount.settled' }
      | { type: 'submit' }
      | { type: 'retry' }
      | { type: 'payment.again' }
      | ChannelsRefreshedEvent
      | AllowanceChangedEvent;
    tags: 'busy' | 'lookingUp' | typeof SUBMISSION_TAG;
    children: { fetchChannels: 'fetchChannels'; payment: 'payment'; fetchReceipt: 'fetchReceipt' };
  },
  actors: {
    fetchChannels: unboundCall<PayChannel[]>('fetchChannels'),
    payment: onlinePaymentMachine,
    fetchReceipt,
  },
  guards: {
    isValid: ({ context }) => invalidOnline(context) === null,
    isOpened: (_, opened: boolean) => opened,
    /** nothing is typed, so that the first channel may be selected, as at the start */
    isUntouched: ({ context }) => context.amount === '',
    isChosen: ({ context }) => context.option !== null,
    isChoiceKept: ({ context }, channels: readonly PayChannel[]) => {
      const { channel, option } = refreshedChoice(context, channels);
      return channel !== null && (option !== null || context.option === null);
    },
  },
  actions: {
    keepChannels: assign((_, channels: readonly PayChannel[]) => ({ channels })),
    keepChoice: assign(({ context }, channels: readonly PayChannel[]) => refreshedChoice(context, channels)),
    // a choice in place of one that is gone keeps the amount
    selectChannel: assign(({ context }, channel: PayChannel | null) => ({
      channel,
      option: channel?.options[0] ?? null,
      amount: context.channel === null ? context.amount : '',
      invalid: null,
    })),
    selectOption: assign(({ context }, at: number) => ({
      option: context.channel?.options[at] ?? null,
      amount: context.option === null ? context.amount : '',
      invalid: null,
    })),
    typeAmount: assign(({ context }, text: string) => typedAmount(context.amount, text)),
    settleAmount: assign(({ context }) => ({ amount: settledAmount(context.amount) })),
    markInvalid: assign(({ context }) => ({ invalid: invalidOnline(context) })),
    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ amount: '', receipt: null }),
    noteAllowance: assign((_, allowance: Allowance) => ({ allowance })),
    notifyEnded: sendParent({ type: 'recharge.ended' } satisfies RechargeEndedEvent),
    notifyInvalid,
    toast,
  },
}).createMachine({
  id: 'onlineDeposit',
  context: {
    channels: [],
    channel: null,
    option: null,
    amount: '',
    invalid: null,
    receipt: null,
    allowance: null,
    failure: '',
  },
  on: {
    'allowance.changed': { actions: { type: 'noteAllowance', params: ({ event }) => event.allowance } },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchChannels',
        id: 'fetchChannels',
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepChannels', params: ({ event }) => event.output },
            { type: 'selectChannel', params: ({ event }) => event.output[0] ?? null },
          ],
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
        },
      },
    },
    failed: {
      on: {
        retry: 'loading',
        'channels.refreshed': {
          target: 'editing',
          actions: [
            { type: 'keepChannels', params: ({ event }) => event.channels },
            { type: 'selectChannel', params: ({ event }) => event.channels[0] ?? null },
          ],
        },
      },
    },
    editing: {
      on: {
        'channels.refreshed': [
          {
            guard: { type: 'isChoiceKept', params: ({ event }) => event.channels },
            actions: { type: 'keepChoice', params: ({ event }) => event.channels },
          },
          {
            guard: 'isUntouched',
            actions: [
              { type: 'keepChannels', params: ({ event }) => event.channels },
              { type: 'selectChannel', params: ({ event }) => event.channels[0] ?? null },
            ],
          },
          {
            guard: 'isChosen',
            actions: [
              { type: 'keepChoice', params: ({ event }) => event.channels },
              'clearInvalid',
              { type: 'toast', params: { text: METHOD_GONE_TEXT } },
            ],
          },
          { actions: { type: 'keepChoice', params: ({ event }) => event.channels } },
        ],
        'channel.selected': {
          actions: {
            type: 'selectChannel',
            params: ({ context, event }) => context.channels[event.at] ?? null,
          },
        },
        'option.selected': { actions: { type: 'selectOption', params: ({ event }) => event.at } },
        'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
        'amount.settled': { actions: 'settleAmount' },
        submit: [
          { guard: 'isValid', target: 'submitting', actions: ['settleAmount', 'clearInvalid'] },
          { actions: ['settleAmount', 'markInvalid', 'notifyInvalid'] },
        ],
      },
    },
    submitting: {
      tags: ['busy', SUBMISSION_TAG],
      invoke: {
        src: 'payment',
        id: 'payment',
        input: ({ context }) => ({ intent: onlinePayment(context) }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output.opened },
            target: 'paying',
            actions: 'notifyEnded',
          },
          { target: 'editing', actions: 'notifyEnded' },
        ],
      },
    },
    paying: {
      on: { 'payment.again': { target: 'editing', actions: 'clearForm' } },
      initial: 'lookingUp',
      states: {
        lookingUp: {
          tags: 'lookingUp',
          invoke: {
            src: 'fetchReceipt',
            id: 'fetchReceipt',
            input: ({ context }) => ({ amount: plainAmount(context.amount) }),
            onDone: { target: 'known', actions: assign({ receipt: ({ event }) => event.output }) },
            onError: 'known',
          },
        },
        /** the receipt was read from the records, or they have none */
        known: {},
      },
    },
  },
});
