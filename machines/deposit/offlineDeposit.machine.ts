import { assign, sendParent, setup } from 'xstate';
import {
  invalidRecharge,
  type BankDetails,
  type OfflineMethod,
  type RechargeField,
} from '#machines/deposit/depositRules.ts';
import { paymentMachine } from '#machines/deposit/payment.machine.ts';
import {
  BANK_DONE_TEXT,
  EMPTY_FORM,
  offlineRecharge,
  paying,
  RECHARGE_RECORDS,
  rechargeSubmission,
  submissionStates,
  notifyAway,
  type Recharge,
  type RechargeForm,
} from '#machines/deposit/recharge.ts';
import { METHOD_GONE_TEXT } from '#machines/deposit/refreshedMethods.ts';
import { notifyInvalid, type InvalidField, type TextRefusedEvent } from '#machines/kit/form/invalidField.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';
import { receiptMachine, type ReceiptLeftEvent } from '#machines/kit/money/receipt.machine.ts';
import { settledAmount, typedAmount } from '#machines/kit/money/typedAmount.ts';
import type { AllowanceChangedEvent, RechargeEndedEvent } from '#machines/kit/protection/allowance.ts';
import type { Allowance } from '#machines/kit/protection/protection.ts';
import { go, toast } from '#machines/app/effects.ts';
import { isShown, shownBy, type PageShownEvent } from '#machines/app/pageShown.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/** Sent by the deposit page: the offline methods that the server offers now, and whether their tab is selected. */
export interface MethodsRefreshedEvent {
  type: 'methods.refreshed';
  methods: readonly OfflineMethod[];
  inFront: boolean;
}

/**
 * Recharge by customer service, Alipay, WeChat or bank transfer (spec 2 §2, §4). Customer service sends nothing and
 * only opens its link. Alipay and WeChat show the payment details after the submission. A bank deposit shows its
 * receipt while it waits for review, and the receipt leads to the records if the page is still shown. If the selected
 * method is closed meanwhile, the first open one is selected and a toast says so; the amount stays.
 */
export const offlineDepositMachine = setup({
  types: {} as {
    context: RechargeForm & {
      methods: readonly OfflineMethod[];
      method: OfflineMethod;
      sent: Recharge;
    };
    events:
      | { type: 'method.selected'; method: OfflineMethod }
      | { type: 'amount.typed'; text: string }
      | { type: 'amount.settled' }
      | { type: 'edited' }
      | TextRefusedEvent<RechargeField>
      /** `details` are those of the bank form, null for the other methods */
      | { type: 'submit'; details: BankDetails | null }
      | { type: 'receipt.closed' }
      | ReceiptLeftEvent
      | PageShownEvent
      | AllowanceChangedEvent
      | MethodsRefreshedEvent
      | SubmissionEvent<string>;
    /** the open methods; the first one is selected */
    input: { methods: readonly OfflineMethod[] };
    tags: 'busy' | 'unsettled' | typeof SUBMISSION_TAG;
    children: { submission: 'submission'; payment: 'payment'; receipt: 'receipt' };
  },
  actors: { submission: rechargeSubmission, payment: paymentMachine, receipt: receiptMachine },
  guards: {
    isService: ({ context }) => context.method === 'service',
    isValid: ({ context }, details: BankDetails | null) =>
      invalidRecharge(context.amount, details, context.allowance) === null,
    isBank: ({ context }) => context.sent.paytype === 'bank',
    isShown,
    isMethodOpen: ({ context }, methods: readonly OfflineMethod[]) => methods.includes(context.method),
  },
  actions: {
    noteMethods: assign((_, methods: readonly OfflineMethod[]) => ({ methods })),
    selectFirst: assign(({ context }) => ({ method: context.methods[0] ?? context.method, invalid: null })),
    notifyMethodGone: ({ system }, isSeen: boolean) => {
      if (isSeen) toast({ system }, { text: METHOD_GONE_TEXT });
    },
    openService: ({ system }) => {
      // restarted if it has crashed
      system.get('flow:customerService')?.send({ type: 'flow.needed' });
      system.get('customerService')?.send({ type: 'service.open' });
    },
    noteIntent: assign(({ context }, details: BankDetails | null) => ({
      sent: offlineRecharge(context.method, plainAmount(context.amount), details),
    })),
    typeAmount: assign(({ context }, text: string) => typedAmount(context.amount, text)),
    settleAmount: assign(({ context }) => ({ amount: settledAmount(context.amount) })),
    markInvalid: assign(({ context }, details: BankDetails | null) => ({
      invalid: invalidRecharge(context.amount, details, context.allowance),
    })),
    markRefused: assign((_, invalid: InvalidField<RechargeField>) => ({ invalid })),
    noteAllowance: assign((_, allowance: Allowance) => ({ allowance })),
    notifyEnded: sendParent({ type: 'recharge.ended' } satisfies RechargeEndedEvent),

    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ amount: '', invalid: null }),
    noteNumber: assign((_, depositNo: string) => ({ depositNo })),
    noteShown: assign(shownBy),
    notifyAway,
    notifyInvalid,
    toast,
    go,
  },
}).createMachine({
  id: 'offlineDeposit',
  context: ({ input: { methods } }) => ({
    ...EMPTY_FORM,
    methods,
    method: methods[0] ?? 'bank',
    sent: { paytype: 'alipay', amount: '0' },
  }),
  on: {
    'page.shown': { actions: 'noteShown' },
    'page.hidden': { actions: 'noteShown' },
    'allowance.changed': { actions: { type: 'noteAllowance', params: ({ event }) => event.allowance } },
    'methods.refreshed': [
      {
        guard: { type: 'isMethodOpen', params: ({ event }) => event.methods },
        actions: { type: 'noteMethods', params: ({ event }) => event.methods },
      },
      {
        actions: [
          { type: 'noteMethods', params: ({ event }) => event.methods },
          'selectFirst',
          // without any method, the whole tab is gone, which the page says
          {
            type: 'notifyMethodGone',
            params: ({ event }) => event.inFront && event.methods.length > 0,
          },
        ],
      },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'method.selected': {
          actions: ['clearInvalid', assign({ method: ({ event }) => event.method })],
        },
        'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
        'amount.settled': { actions: 'settleAmount' },
        edited: { actions: 'clearInvalid' },
        'text.refused': {
          actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
        },
        submit: [
          { guard: 'isService', actions: 'openService' },
          {
            guard: { type: 'isValid', params: ({ event }) => event.details },
            target: 'submitting',
            actions: [
              'settleAmount',
              'clearInvalid',
              { type: 'noteIntent', params: ({ event }) => event.details },
            ],
          },
          {
            actions: [
              'settleAmount',
              { type: 'markInvalid', params: ({ event }) => event.details },
              'notifyInvalid',
            ],
          },
        ],
      },
    },
    submitting: {
      tags: ['busy', SUBMISSION_TAG],
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => ({ intent: context.sent }),
      },
      on: {
        'submission.done': [
          {
            guard: 'isBank',
            target: 'reviewing',
            actions: [{ type: 'toast', params: { text: BANK_DONE_TEXT } }, 'notifyEnded'],
          },
          {
            target: 'paying',
            actions: [{ type: 'noteNumber', params: ({ event }) => event.receipt }, 'notifyEnded'],
          },
        ],
        'submission.failed': { target: 'editing', actions: 'notifyEnded' },
        'submission.abandoned': 'editing',
      },
      initial: 'sending',
      states: submissionStates,
    },
    paying,
    reviewing: {
      exit: 'clearForm',
      invoke: { src: 'receipt', id: 'receipt', input: ({ context }) => ({ amount: context.sent.amount }) },
      on: {
        'receipt.left': [
          { guard: 'isShown', target: 'editing', actions: { type: 'go', params: { to: RECHARGE_RECORDS } } },
          { target: 'editing' },
        ],
        'receipt.closed': 'editing',
      },
    },
  },
});
