import { assign, sendParent, setup } from 'xstate';
import { invalidRecharge } from '#machines/deposit/depositRules.ts';
import { paymentMachine } from '#machines/deposit/payment.machine.ts';
import {
  EMPTY_FORM,
  paying,
  rechargeSubmission,
  submissionStates,
  notifyAway,
  type RechargeForm,
} from '#machines/deposit/recharge.ts';
import { notifyInvalid } from '#machines/kit/form/invalidField.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';
import { settledAmount, typedAmount } from '#machines/kit/money/typedAmount.ts';
import type { AllowanceChangedEvent, RechargeEndedEvent } from '#machines/kit/protection/allowance.ts';
import type { Allowance } from '#machines/kit/protection/protection.ts';
import type { Protocol } from '#machines/kit/money/payoutAccount.ts';
import { shownBy, type PageShownEvent } from '#machines/app/pageShown.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/**
 * Recharge by USDT (spec 2 §2, §4): protocol and amount, the submission, then the payment details until the member
 * closes them.
 */
export const digitalDepositMachine = setup({
  types: {} as {
    context: RechargeForm & { protocol: Protocol };
    events:
      | { type: 'protocol.selected'; protocol: Protocol }
      | { type: 'amount.typed'; text: string }
      | { type: 'amount.settled' }
      | { type: 'submit' }
      | PageShownEvent
      | AllowanceChangedEvent
      | SubmissionEvent<string>;
    tags: 'busy' | 'unsettled' | typeof SUBMISSION_TAG;
    children: { submission: 'submission'; payment: 'payment' };
  },
  actors: { submission: rechargeSubmission, payment: paymentMachine },
  guards: {
    isValid: ({ context }) => invalidRecharge(context.amount, null, context.allowance) === null,
  },
  actions: {
    typeAmount: assign(({ context }, text: string) => typedAmount(context.amount, text)),
    settleAmount: assign(({ context }) => ({ amount: settledAmount(context.amount) })),
    markInvalid: assign(({ context }) => ({
      invalid: invalidRecharge(context.amount, null, context.allowance),
    })),
    noteAllowance: assign((_, allowance: Allowance) => ({ allowance })),
    notifyEnded: sendParent({ type: 'recharge.ended' } satisfies RechargeEndedEvent),

    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ amount: '', invalid: null }),
    noteNumber: assign((_, depositNo: string) => ({ depositNo })),
    noteShown: assign(shownBy),
    notifyAway,
    notifyInvalid,
  },
}).createMachine({
  id: 'digitalDeposit',
  context: { ...EMPTY_FORM, protocol: 'TRC20' },
  on: {
    'page.shown': { actions: 'noteShown' },
    'page.hidden': { actions: 'noteShown' },
    'allowance.changed': { actions: { type: 'noteAllowance', params: ({ event }) => event.allowance } },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'protocol.selected': { actions: assign({ protocol: ({ event }) => event.protocol }) },
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
        src: 'submission',
        id: 'submission',
        input: ({ context: { amount, protocol } }) => ({
          intent: { paytype: 'usdt', amount: plainAmount(amount), catepay: protocol },
        }),
      },
      on: {
        'submission.done': {
          target: 'paying',
          actions: [{ type: 'noteNumber', params: ({ event }) => event.receipt }, 'notifyEnded'],
        },
        'submission.failed': { target: 'editing', actions: 'notifyEnded' },
        'submission.abandoned': 'editing',
      },
      initial: 'sending',
      states: submissionStates,
    },
    paying,
  },
});
