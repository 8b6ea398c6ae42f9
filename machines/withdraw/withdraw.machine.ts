import { assign, sendTo, setup } from 'xstate';
import { notifyInvalid, type InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount, typedAmount } from '#machines/money/amount.ts';
import { receiptMachine, type ReceiptLeftEvent } from '#machines/money/receipt.machine.ts';
import { createResourceMachine, type ResourceLoadedEvent } from '#machines/resource/resource.machine.ts';
import { go, refreshProfile, toast } from '#machines/root/effects.ts';
import { isShown, shownBy, type PageShown, type PageShownEvent } from '#machines/root/pageShown.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import type { AccountsByKind } from '#machines/payoutAccounts/payoutAccount.ts';
import type { SubmissionCommand, SubmissionEvent } from '#machines/submission/submission.machine.ts';
import { WITHDRAW_DONE_TEXT, withdrawSubmission, type Withdrawal } from '#machines/withdraw/withdrawal.ts';
import {
  choiceAmong,
  invalidWithdrawal,
  type AccountChoice,
  type WithdrawTab,
  type WithdrawValues,
} from '#machines/withdraw/withdrawRules.ts';

/**
 * The withdraw page (spec 2 §2, §4, §5, D19, D23): it holds tab, account and amount; the payment password comes with
 * `submit` and with each retry and is not stored. An accepted request shows its receipt for a while and then leads
 * home. To give up a request with an unknown outcome, send the event to the child `submission` directly. The page goes on
 * while another one is open: a person who adds an account on the way finds it chosen, and what was typed.
 */
export const withdrawMachine = setup({
  types: {} as {
    context: AccountChoice &
      PageShown & {
        least: string;
        amount: string;
        invalid: InvalidField<keyof WithdrawValues> | null;
        sent: Withdrawal;
      };
    events:
      | { type: 'tab.selected'; tab: WithdrawTab }
      | { type: 'account.selected'; account: string }
      | { type: 'amount.typed'; text: string }
      | { type: 'edited' }
      | { type: 'submit'; password: string }
      | Extract<SubmissionCommand<string>, { type: 'submission.retry' }>
      | SubmissionEvent<void>
      | ReceiptLeftEvent
      | ResourceLoadedEvent<AccountsByKind>
      | PageShownEvent;
    /** the smallest withdrawal in CNY */
    input: { least: string };
    children: { accounts: 'accounts'; submission: 'submission'; receipt: 'receipt' };
    /** `unsettled`: the outcome of the request is unknown, also while it is sent again */
    tags: 'busy' | 'unsettled' | typeof SUBMISSION_TAG;
  },
  actors: {
    accounts: createResourceMachine<AccountsByKind>('payoutAccounts', undefined, { tells: true }),
    submission: withdrawSubmission,
    receipt: receiptMachine,
  },
  guards: {
    isShown,
    isValid: ({ context }, password: string) =>
      invalidWithdrawal({ ...context, password }, context.least) === null,
  },
  actions: {
    markInvalid: assign(({ context }, password: string) => ({
      invalid: invalidWithdrawal({ ...context, password }, context.least),
    })),
    clearInvalid: assign({ invalid: null }),
    noteShown: assign(shownBy),
    noteAccounts: assign(({ context }, accounts: AccountsByKind) => choiceAmong(accounts, context)),
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
    seen: null,
    shown: true,
    amount: '',
    invalid: null,
    sent: { amount: '0', bank: '' },
  }),
  invoke: { src: 'accounts', id: 'accounts' },
  on: {
    'page.shown': { actions: ['noteShown', 'refreshAccounts'] },
    'page.hidden': { actions: ['noteShown', 'clearInvalid'] },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'tab.selected': { actions: [assign({ tab: ({ event }) => event.tab }), 'clearForm'] },
        'account.selected': {
          actions: ['clearInvalid', assign({ account: ({ event }) => event.account })],
        },
        'amount.typed': {
          actions: ['clearInvalid', assign({ amount: ({ event }) => typedAmount(event.text) })],
        },
        edited: { actions: 'clearInvalid' },
        'resource.loaded': { actions: { type: 'noteAccounts', params: ({ event }) => event.data } },
        submit: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.password },
            target: 'submitting',
            actions: 'noteSent',
          },
          { actions: [{ type: 'markInvalid', params: ({ event }) => event.password }, 'notifyInvalid'] },
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
          target: 'done',
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
    done: { always: [{ guard: 'isShown', target: 'succeeded' }, { target: 'editing' }] },
    succeeded: {
      invoke: { src: 'receipt', id: 'receipt', input: ({ context }) => ({ amount: context.sent.amount }) },
      on: {
        'receipt.left': { actions: { type: 'go', params: { to: '/' } } },
        'page.hidden': { target: 'editing', actions: 'noteShown' },
      },
    },
  },
});
