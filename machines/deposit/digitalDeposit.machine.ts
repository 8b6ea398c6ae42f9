import { assign, sendTo, setup } from 'xstate';
import { invalidRecharge, type RechargeField } from '#machines/deposit/depositRules.ts';
import { paymentInfoMachine } from '#machines/deposit/paymentInfo.machine.ts';
import { RECHARGE_RECORDS, rechargeSubmission, tellAway } from '#machines/deposit/recharge.ts';
import type { InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount, typedAmount } from '#machines/money/amount.ts';
import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';
import { go, toast } from '#machines/root/effects.ts';
import type { SubmissionCommand, UnsettledEvent } from '#machines/submission/submission.machine.ts';

/** What a member does with the dialog of the payment info. */
export type PaymentEvent = { type: 'payment.closed' } | { type: 'payment.completed' };

/**
 * Recharge by USDT (spec 2 §2, §4): protocol and amount, one submission, then the payment info of its deposit
 * number in a dialog. 已完成支付 goes to the records.
 */
export const digitalDepositMachine = setup({
  types: {
    context: {} as {
      protocol: Protocol;
      amount: string;
      invalid: InvalidField<RechargeField> | null;
      depositNo: string;
      /** is the page in front */
      shown: boolean;
      newKey: () => string;
    },
    events: {} as
      | { type: 'protocol.selected'; protocol: Protocol }
      | { type: 'amount.typed'; text: string }
      | { type: 'submit' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | PaymentEvent
      | SubmissionCommand
      | UnsettledEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: { submission: rechargeSubmission, paymentInfo: paymentInfoMachine },
  guards: {
    isValid: ({ context }) => invalidRecharge(context.amount, null) === null,
    isDone: (_, outcome: string) => outcome === 'done',
  },
  actions: {
    markInvalid: assign(({ context }) => ({ invalid: invalidRecharge(context.amount, null) })),
    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ amount: '', invalid: null }),
    tellAway,
    toast,
    go,
  },
}).createMachine({
  id: 'digitalDeposit',
  context: ({ input }) => ({
    protocol: 'TRC20',
    amount: '',
    invalid: null,
    depositNo: '',
    shown: true,
    newKey: input.newKey,
  }),
  on: {
    'page.shown': { actions: assign({ shown: true }) },
    'page.hidden': { actions: assign({ shown: false }) },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'protocol.selected': { actions: assign({ protocol: ({ event }) => event.protocol }) },
        'amount.typed': {
          actions: ['clearInvalid', assign({ amount: ({ event }) => typedAmount(event.text) })],
        },
        submit: [
          { guard: 'isValid', target: 'submitting', actions: 'clearInvalid' },
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
        input: ({ context }) => ({
          intent: { paytype: 'usdt', amount: plainAmount(context.amount), catepay: context.protocol },
          newKey: context.newKey,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
            target: 'paying',
            actions: [
              assign(({ event }) =>
                event.output.outcome === 'done' ? { depositNo: event.output.receipt } : {},
              ),
              'tellAway',
            ],
          },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
      on: {
        'submission.retry': { actions: sendTo('submission', ({ event }) => event) },
        'submission.abandon': { actions: sendTo('submission', ({ event }) => event) },
      },
    },
    paying: {
      invoke: {
        src: 'paymentInfo',
        id: 'paymentInfo',
        input: ({ context }) => ({ depositNo: context.depositNo }),
        onError: 'editing',
      },
      on: {
        'payment.closed': { target: 'editing', actions: 'clearForm' },
        'payment.completed': {
          target: 'editing',
          actions: ['clearForm', { type: 'go', params: { to: RECHARGE_RECORDS } }],
        },
      },
    },
  },
});
