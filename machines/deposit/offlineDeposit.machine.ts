import { assign, sendTo, setup } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import {
  invalidRecharge,
  type BankDetails,
  type OfflineMethod,
  type RechargeField,
} from '#machines/deposit/depositRules.ts';
import type { PaymentEvent } from '#machines/deposit/digitalDeposit.machine.ts';
import { paymentInfoMachine } from '#machines/deposit/paymentInfo.machine.ts';
import { RECHARGE_RECORDS, rechargeSubmission, tellAway, type Recharge } from '#machines/deposit/recharge.ts';
import type { InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount, typedAmount } from '#machines/money/amount.ts';
import type { Receipt } from '#machines/money/receipt.ts';
import { go, toast } from '#machines/root/effects.ts';
import type { SubmissionCommand, UnsettledEvent } from '#machines/submission/submission.machine.ts';

/** From a taken bank deposit to the records, in ms (spec 2 §9). */
export const BANK_REDIRECT_MS = 1500;
/** Told when a bank deposit was taken (spec 2 §8). */
export const BANK_DONE_TEXT = '操作成功，等待工作人员审核！';

/**
 * Recharge by customer service, Alipay, WeChat or bank transfer (spec 2 §2, §4). Customer service sends nothing
 * but opens its link; Alipay and WeChat show the payment info of their deposit number; a bank deposit waits for
 * review and leads to the records after 1.5 s, where the page is still in front and the receipt is not held.
 */
export const offlineDepositMachine = setup({
  types: {
    context: {} as {
      methods: readonly OfflineMethod[];
      method: OfflineMethod;
      amount: string;
      invalid: InvalidField<RechargeField> | null;
      sent: Recharge;
      depositNo: string;
      receipt: Receipt | null;
      shown: boolean;
      newKey: () => string;
    },
    events: {} as
      | { type: 'method.selected'; method: OfflineMethod }
      | { type: 'amount.typed'; text: string }
      | { type: 'edited' }
      /** `details` are the bank form's, null with the other methods */
      | { type: 'submit'; details: BankDetails | null }
      | { type: 'receipt.held' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | PaymentEvent
      | SubmissionCommand
      | UnsettledEvent,
    /** the methods that are open, of which the first is chosen */
    input: {} as { methods: readonly OfflineMethod[]; newKey: () => string },
    tags: {} as 'busy',
  },
  actors: {
    submission: rechargeSubmission,
    paymentInfo: paymentInfoMachine,
    fetchReceipt: unboundCall<Receipt | null, { amount: string }>('fetchReceipt'),
  },
  guards: {
    isService: ({ context }) => context.method === 'service',
    isValid: ({ context }, details: BankDetails | null) => invalidRecharge(context.amount, details) === null,
    isBankDone: ({ context }, outcome: string) => outcome === 'done' && context.method === 'bank',
    isDone: (_, outcome: string) => outcome === 'done',
    isShown: ({ context }) => context.shown,
  },
  actions: {
    openService: ({ system }) => system.get('customerService')?.send({ type: 'service.open' }),
    noteIntent: assign(({ context }, details: BankDetails | null) => ({
      sent: rechargeOf(context.method, plainAmount(context.amount), details),
    })),
    markInvalid: assign(({ context }, details: BankDetails | null) => ({
      invalid: invalidRecharge(context.amount, details),
    })),
    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ amount: '', invalid: null, receipt: null }),
    tellAway,
    toast,
    go,
  },
  delays: { bankRedirect: BANK_REDIRECT_MS },
}).createMachine({
  id: 'offlineDeposit',
  context: ({ input }) => ({
    methods: input.methods,
    method: input.methods[0] ?? 'bank',
    amount: '',
    invalid: null,
    sent: { paytype: 'alipay', amount: '0' },
    depositNo: '',
    receipt: null,
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
        'method.selected': {
          actions: ['clearInvalid', assign({ method: ({ event }) => event.method })],
        },
        'amount.typed': {
          actions: ['clearInvalid', assign({ amount: ({ event }) => typedAmount(event.text) })],
        },
        edited: { actions: 'clearInvalid' },
        submit: [
          { guard: 'isService', actions: 'openService' },
          {
            guard: { type: 'isValid', params: ({ event }) => event.details },
            target: 'submitting',
            actions: ['clearInvalid', { type: 'noteIntent', params: ({ event }) => event.details }],
          },
          {
            actions: [
              { type: 'markInvalid', params: ({ event }) => event.details },
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
        input: ({ context }) => ({ intent: context.sent, newKey: context.newKey }),
        onDone: [
          {
            guard: { type: 'isBankDone', params: ({ event }) => event.output.outcome },
            target: 'reviewing',
            actions: { type: 'toast', params: { text: BANK_DONE_TEXT, place: 'member' } },
          },
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
    reviewing: {
      tags: 'busy',
      invoke: {
        src: 'fetchReceipt',
        id: 'fetchReceipt',
        input: ({ context }) => ({ amount: context.sent.amount }),
        onDone: { actions: assign({ receipt: ({ event }) => event.output }) },
        onError: {},
      },
      initial: 'leaving',
      on: { 'payment.closed': { target: 'editing', actions: 'clearForm' } },
      states: {
        leaving: {
          after: {
            bankRedirect: [
              {
                guard: 'isShown',
                target: '#offlineDeposit.editing',
                actions: ['clearForm', { type: 'go', params: { to: RECHARGE_RECORDS } }],
              },
              { target: '#offlineDeposit.editing', actions: 'clearForm' },
            ],
          },
          on: { 'receipt.held': 'staying' },
        },
        staying: {},
      },
    },
  },
});

function rechargeOf(method: OfflineMethod, amount: string, details: BankDetails | null): Recharge {
  if (details === null) return { paytype: method === 'wxpay' ? 'wxpay' : 'alipay', amount };
  const { bank_owner, bank, bank_no, bank_address } = details;
  return {
    paytype: 'bank',
    amount,
    bank_owner: bank_owner.trim(),
    bank: bank.trim(),
    bank_no: bank_no.trim(),
    bank_address: bank_address.trim(),
  };
}
