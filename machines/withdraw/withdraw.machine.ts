import { assign, sendTo, setup } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import type { InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount, typedAmount } from '#machines/money/amount.ts';
import type { Receipt } from '#machines/money/receipt.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { go, refreshProfile, settled, toast } from '#machines/root/effects.ts';
import {
  createSubmissionMachine,
  type SubmissionCommand,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';
import {
  invalidWithdrawal,
  type AccountsByKind,
  type WithdrawTab,
  type WithdrawValues,
} from '#machines/withdraw/withdrawRules.ts';

/** From a taken withdrawal to the home page, in ms (spec 2 §9). */
export const WITHDRAW_REDIRECT_MS = 1500;
/** Told when the request was taken (spec 2 §8). */
export const WITHDRAW_DONE_TEXT = '提交成功，等待后台审核';

/** What is asked of the server; `bank` is the account's id. Amount: CNY as a decimal string. */
export interface Withdrawal {
  amount: string;
  bank: string;
}

/** Sends one withdrawal; its secret is the payment password. */
export const withdrawSubmission = createSubmissionMachine<Withdrawal, void>('withdrawal', {
  fallback: '提交失败',
});

/**
 * The withdraw page (spec 2 §2, §4, §5, D19, D23): tab, account and amount are here, the payment password comes
 * with `submit` and is not kept. A taken request shows its receipt and goes home after 1.5 s, unless the member
 * is looking at the receipt (`receipt.held`).
 */
export const withdrawMachine = setup({
  types: {
    context: {} as {
      tab: WithdrawTab;
      account: string | null;
      amount: string;
      invalid: InvalidField<keyof WithdrawValues> | null;
      sent: Withdrawal;
      receipt: Receipt | null;
      newKey: () => string;
    },
    events: {} as
      | { type: 'tab.selected'; tab: WithdrawTab }
      | { type: 'account.selected'; account: string }
      | { type: 'amount.typed'; text: string }
      | { type: 'edited' }
      | { type: 'submit'; password: string }
      | { type: 'receipt.held' }
      | { type: 'accounts.retry' }
      | { type: 'page.shown' }
      | SubmissionCommand
      | UnsettledEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: {
    accounts: createResourceMachine<AccountsByKind>('payoutAccounts'),
    submission: withdrawSubmission,
    fetchReceipt: unboundCall<Receipt | null, { amount: string }>('fetchReceipt'),
  },
  guards: {
    isValid: ({ context }, password: string) => invalidWithdrawal({ ...context, password }) === null,
    hasSecret: (_, secret: string | undefined) => (secret ?? '') !== '',
    isDone: (_, outcome: string) => outcome === 'done',
  },
  actions: {
    markInvalid: assign(({ context }, password: string) => ({
      invalid: invalidWithdrawal({ ...context, password }),
    })),
    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ account: null, amount: '', invalid: null }),
    refreshAccounts: sendTo('accounts', { type: 'refresh' }),
    retryAccounts: sendTo('accounts', { type: 'retry' }),
    toast,
    go,
    refreshProfile,
    settled,
  },
  delays: { withdrawRedirect: WITHDRAW_REDIRECT_MS },
}).createMachine({
  id: 'withdraw',
  context: ({ input }) => ({
    tab: 'cny',
    account: null,
    amount: '',
    invalid: null,
    sent: { amount: '0', bank: '' },
    receipt: null,
    newKey: input.newKey,
  }),
  invoke: { src: 'accounts', id: 'accounts', onError: {} },
  on: {
    'page.shown': { actions: 'refreshAccounts' },
    'accounts.retry': { actions: 'retryAccounts' },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'tab.selected': {
          actions: [assign({ tab: ({ event }) => event.tab }), 'clearForm'],
        },
        'account.selected': {
          actions: ['clearInvalid', assign({ account: ({ event }) => event.account })],
        },
        'amount.typed': {
          actions: ['clearInvalid', assign({ amount: ({ event }) => typedAmount(event.text) })],
        },
        edited: { actions: 'clearInvalid' },
        submit: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.password },
            target: 'submitting',
            actions: [
              'clearInvalid',
              assign(({ context }) => ({
                sent: { amount: plainAmount(context.amount), bank: context.account ?? '' },
              })),
            ],
          },
          {
            actions: [
              { type: 'markInvalid', params: ({ event }) => event.password },
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
        input: ({ context, event }) => ({
          intent: context.sent,
          newKey: context.newKey,
          secret: event.type === 'submit' ? event.password : '',
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
            target: 'succeeded',
            actions: [
              { type: 'toast', params: { text: WITHDRAW_DONE_TEXT, place: 'member' } },
              'clearForm',
              'refreshProfile',
              'settled',
            ],
          },
          { target: 'editing', actions: 'settled' },
        ],
        onError: { target: 'editing', actions: 'settled' },
      },
      on: {
        'submission.retry': [
          {
            guard: { type: 'hasSecret', params: ({ event }) => event.secret },
            actions: ['clearInvalid', sendTo('submission', ({ event }) => event)],
          },
          {
            actions: [
              { type: 'markInvalid', params: '' },
              {
                type: 'toast',
                params: ({ context }) => ({ text: context.invalid?.text ?? '', place: 'member' }),
              },
            ],
          },
        ],
        'submission.abandon': { actions: ['clearInvalid', sendTo('submission', ({ event }) => event)] },
      },
    },
    succeeded: {
      tags: 'busy',
      invoke: {
        src: 'fetchReceipt',
        id: 'fetchReceipt',
        input: ({ context }) => ({ amount: context.sent.amount }),
        onDone: { actions: assign({ receipt: ({ event }) => event.output }) },
        onError: {},
      },
      initial: 'leaving',
      states: {
        leaving: {
          after: {
            withdrawRedirect: { target: 'staying', actions: { type: 'go', params: { to: '/' } } },
          },
          on: { 'receipt.held': 'staying' },
        },
        staying: {},
      },
    },
  },
});
