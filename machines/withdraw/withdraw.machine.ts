import { assign, sendTo, setup } from 'xstate';
import { tellInvalid, type InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount, typedAmount } from '#machines/money/amount.ts';
import { receiptMachine, type ReceiptLeftEvent } from '#machines/money/receipt.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { go, refreshProfile, settled, toast } from '#machines/root/effects.ts';
import type { AccountsByKind } from '#machines/payoutAccounts/payoutAccount.ts';
import {
  isDone,
  toSubmission,
  type SubmissionCommand,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';
import { WITHDRAW_DONE_TEXT, withdrawSubmission, type Withdrawal } from '#machines/withdraw/withdrawal.ts';
import {
  invalidWithdrawal,
  type WithdrawTab,
  type WithdrawValues,
} from '#machines/withdraw/withdrawRules.ts';

/**
 * The withdraw page (spec 2 §2, §4, §5, D19, D23): tab, account and amount are here, the payment password comes
 * with `submit` and is not kept. A taken request shows its receipt and goes home when that has stood long enough.
 */
export const withdrawMachine = setup({
  types: {
    context: {} as {
      tab: WithdrawTab;
      account: string | null;
      amount: string;
      invalid: InvalidField<keyof WithdrawValues> | null;
      sent: Withdrawal;
      newKey: () => string;
    },
    events: {} as
      | { type: 'tab.selected'; tab: WithdrawTab }
      | { type: 'account.selected'; account: string }
      | { type: 'amount.typed'; text: string }
      | { type: 'edited' }
      | { type: 'submit'; password: string }
      | ReceiptLeftEvent
      | { type: 'page.shown' }
      | SubmissionCommand<string>
      | UnsettledEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: {
    accounts: createResourceMachine<AccountsByKind>('payoutAccounts'),
    submission: withdrawSubmission,
    receipt: receiptMachine,
  },
  guards: {
    isValid: ({ context }, password: string) => invalidWithdrawal({ ...context, password }) === null,
    hasSecret: (_, secret: string | undefined) => (secret ?? '') !== '',
    isDone,
  },
  actions: {
    markInvalid: assign(({ context }, password: string) => ({
      invalid: invalidWithdrawal({ ...context, password }),
    })),
    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ account: null, amount: '', invalid: null }),
    refreshAccounts: sendTo('accounts', { type: 'refresh' }),
    tellInvalid,
    toSubmission,
    toast,
    go,
    refreshProfile,
    settled,
  },
}).createMachine({
  id: 'withdraw',
  context: ({ input }) => ({
    tab: 'cny',
    account: null,
    amount: '',
    invalid: null,
    sent: { amount: '0', bank: '' },
    newKey: input.newKey,
  }),
  invoke: { src: 'accounts', id: 'accounts', onError: {} },
  on: { 'page.shown': { actions: 'refreshAccounts' } },
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
          { actions: [{ type: 'markInvalid', params: ({ event }) => event.password }, 'tellInvalid'] },
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
            actions: ['clearInvalid', 'toSubmission'],
          },
          { actions: [{ type: 'markInvalid', params: '' }, 'tellInvalid'] },
        ],
        'submission.abandon': { actions: ['clearInvalid', 'toSubmission'] },
      },
    },
    succeeded: {
      invoke: {
        src: 'receipt',
        id: 'receipt',
        input: ({ context }) => ({ amount: context.sent.amount }),
        onError: {},
      },
      on: { 'receipt.left': { actions: { type: 'go', params: { to: '/' } } } },
    },
  },
});
