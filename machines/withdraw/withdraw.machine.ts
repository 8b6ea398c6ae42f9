import { assign, sendTo, setup } from 'xstate';
import { notifyInvalid, type InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount } from '#machines/money/amount.ts';
import { receiptMachine, type ReceiptLeftEvent } from '#machines/money/receipt.machine.ts';
import { settledAmount, typedAmount } from '#machines/money/typedAmount.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { go, refreshProfile, toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import type { AccountsByKind } from '#machines/payoutAccounts/payoutAccount.ts';
import type { SubmissionCommand, SubmissionEvent } from '#machines/submission/submission.machine.ts';
import { WITHDRAW_DONE_TEXT, withdrawSubmission, type Withdrawal } from '#machines/withdraw/withdrawal.ts';
import {
  invalidWithdrawal,
  type WithdrawTab,
  type WithdrawValues,
} from '#machines/withdraw/withdrawRules.ts';

/**
 * The withdraw page (spec 2 §2, §4, §5, D19, D23): it holds tab, account and amount; the payment password comes with
 * `submit` and with each retry and is not stored. An accepted request shows its receipt for a while and then leads
 * home. To give up a request with an unknown outcome, send the event to the child `submission` directly.
 */
export const withdrawMachine = setup({
  types: {} as {
    context: {
      least: string;
      tab: WithdrawTab;
      account: string | null;
      amount: string;
      invalid: InvalidField<keyof WithdrawValues> | null;
      sent: Withdrawal;
    };
    events:
      | { type: 'tab.selected'; tab: WithdrawTab }
      | { type: 'account.selected'; account: string }
      | { type: 'amount.typed'; text: string }
      | { type: 'amount.settled' }
      | { type: 'edited' }
      | { type: 'submit'; password: string }
      | Extract<SubmissionCommand<string>, { type: 'submission.retry' }>
      | SubmissionEvent<void>
      | ReceiptLeftEvent
      | { type: 'page.shown' };
    /** the smallest withdrawal in CNY */
    input: { least: string };
    children: { accounts: 'accounts'; submission: 'submission'; receipt: 'receipt' };
    /** `unsettled`: the outcome of the request is unknown, also while it is sent again */
    tags: 'busy' | 'unsettled' | typeof SUBMISSION_TAG;
  },
  actors: {
    accounts: createResourceMachine<AccountsByKind>('payoutAccounts'),
    submission: withdrawSubmission,
    receipt: receiptMachine,
  },
  guards: {
    isValid: ({ context }, password: string) =>
      invalidWithdrawal({ ...context, password }, context.least) === null,
  },
  actions: {
    typeAmount: assign(({ context }, text: string) => typedAmount(context.amount, text)),
    settleAmount: assign(({ context }) => ({ amount: settledAmount(context.amount) })),
    markInvalid: assign(({ context }, password: string) => ({
      invalid: invalidWithdrawal({ ...context, password }, context.least),
    })),
    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ account: null, amount: '', invalid: null }),
    noteSent: assign(({ context }) => ({
      invalid: null,
      sent: { amount: plainAmount(context.amount), bank: context.account ?? '' },
    })),
    refreshAccounts: sendTo('accounts', { type: 'refresh' }),
    sendAgain: sendTo('submission', ({ event }) => event),
    notifyInvalid,
    toast,
    go,
    refreshProfile,
  },
}).createMachine({
  id: 'withdraw',
  context: ({ input: { least } }) => ({
    least,
    tab: 'cny',
    account: null,
    amount: '',
    invalid: null,
    sent: { amount: '0', bank: '' },
  }),
  invoke: { src: 'accounts', id: 'accounts' },
  on: { 'page.shown': { actions: 'refreshAccounts' } },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'tab.selected': { actions: [assign({ tab: ({ event }) => event.tab }), 'clearForm'] },
        'account.selected': {
          actions: ['clearInvalid', assign({ account: ({ event }) => event.account })],
        },
        'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
        'amount.settled': { actions: 'settleAmount' },
        edited: { actions: 'clearInvalid' },
        submit: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.password },
            target: 'submitting',
            actions: ['settleAmount', 'noteSent'],
          },
          {
            actions: [
              'settleAmount',
              { type: 'markInvalid', params: ({ event }) => event.password },
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
        input: ({ context, event }) => ({
          intent: context.sent,
          secret: event.type === 'submit' ? event.password : '',
        }),
      },
      on: {
        'submission.done': {
          target: 'succeeded',
          actions: [{ type: 'toast', params: { text: WITHDRAW_DONE_TEXT } }, 'clearForm', 'refreshProfile'],
        },
        'submission.failed': 'editing',
        'submission.unsettled': '.unsettled',
        'submission.abandoned': { target: 'editing', actions: 'clearInvalid' },
      },
      initial: 'sending',
      states: {
        sending: {},
        unsettled: {
          tags: 'unsettled',
          on: {
            'submission.retry': [
              {
                guard: { type: 'isValid', params: ({ event }) => event.secret ?? '' },
                target: 'sendingAgain',
                actions: ['clearInvalid', 'sendAgain'],
              },
              { actions: [{ type: 'markInvalid', params: '' }, 'notifyInvalid'] },
            ],
          },
        },
        sendingAgain: { tags: 'unsettled' },
      },
    },
    succeeded: {
      invoke: { src: 'receipt', id: 'receipt', input: ({ context }) => ({ amount: context.sent.amount }) },
      on: { 'receipt.left': { actions: { type: 'go', params: { to: '/' } } } },
    },
  },
});
