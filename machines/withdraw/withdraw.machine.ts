import { assign, sendTo, setup } from 'xstate';
import { notifyInvalid, type InvalidField, type TextRefusedEvent } from '#machines/kit/form/invalidField.ts';
import { nowOf } from '#machines/kit/calls/now.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';
import { receiptMachine, type ReceiptLeftEvent } from '#machines/kit/money/receipt.machine.ts';
import { settledAmount, typedAmount } from '#machines/kit/money/typedAmount.ts';
import {
  createResourceMachine,
  type ResourceLoadedEvent,
  type ResourceRef,
} from '#machines/kit/resource/resource.machine.ts';
import { go, toast } from '#machines/app/effects.ts';
import { isShown, shownBy, type PageShown, type PageShownEvent } from '#machines/app/pageShown.ts';
import { PROTOCOLS, type AccountsByKind, type Protocol } from '#machines/kit/money/payoutAccount.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import type { SubmissionCommand, SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import { takeUp, type SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';
import {
  isWithdrawal,
  WITHDRAW_DONE_TEXT,
  withdrawSubmission,
  type StoredWithdrawal,
  type Withdrawal,
} from '#machines/withdraw/withdrawal.ts';
import {
  WITHDRAW_WORDS,
  choiceAmong,
  invalidWithdrawal,
  plainAddress,
  TAB_KINDS,
  tabOffering,
  unpayableAccount,
  type AccountChoice,
  type WithdrawTab,
  type WithdrawValues,
} from '#machines/withdraw/withdrawRules.ts';

interface WithdrawContext extends AccountChoice, PageShown {
  accounts: ResourceRef<AccountsByKind>;
  least: string;
  /** where to on the third tab, which has no accounts (D23) */
  address: string;
  protocol: Protocol;
  amount: string;
  invalid: Refusal<keyof WithdrawValues> | null;
  sent: Withdrawal;
  /** when it was first sent, epoch ms by the clock of the actor system */
  pressedAt: number;
}

/** The first rule that the withdrawal breaks: those of the document, then the network of the chosen account; or null. */
function invalidOf(context: WithdrawContext, password: string): InvalidField<keyof WithdrawValues> | null {
  const { accounts, tab, account, address, protocol, amount, least } = context;
  const { data } = accounts.getSnapshot().context;
  const chosen = TAB_KINDS[tab].flatMap((kind) => data?.[kind] ?? []).find(({ id }) => id === account);
  // the third tab has an address instead of an account
  const to = tab === 'address' ? { address, protocol } : null;
  return invalidWithdrawal({ account, amount, password, to }, least) ?? unpayableAccount(chosen);
}

/**
 * The withdraw page (spec 2 §2, §4, §5, D19, D23): it holds tab, account and amount; the payment password comes with
 * `submit` and with each retry and is not stored. An accepted request shows its receipt for a while and then leads
 * home. To give up a request with an unknown outcome, send the event to the child `submission` directly. The page goes on
 * while another one is open: a person who adds an account on the way finds it chosen, and what was typed.
 */
export const withdrawMachine = setup({
  types: {} as {
    context: WithdrawContext;
    events:
      | { type: 'tab.selected'; tab: WithdrawTab }
      | { type: 'account.selected'; account: string }
      | { type: 'address.typed'; address: string }
      | { type: 'protocol.selected'; protocol: Protocol }
      | { type: 'amount.typed'; text: string }
      | { type: 'amount.settled' }
      | { type: 'edited' }
      | TextRefusedEvent<'password' | 'to'>
      | { type: 'submit'; password: string }
      | Extract<SubmissionCommand<string>, { type: 'submission.retry' }>
      | SubmissionFoundEvent<StoredWithdrawal>
      | SubmissionEvent<void>
      | ReceiptLeftEvent
      | ResourceLoadedEvent<AccountsByKind>
      | PageShownEvent;
    /** the smallest withdrawal in CNY */
    input: { least: string };
    children: { accounts: 'accounts'; submission: 'submission'; receipt: 'receipt' };
    /** `unsettled`: the outcome of the request is unknown, also while it is sent again */
    tags: 'busy' | 'unsettled';
  },
  actors: {
    accounts: createResourceMachine<AccountsByKind>('payoutAccounts', undefined, { tells: true }),
    submission: withdrawSubmission,
    receipt: receiptMachine,
  },
  guards: {
    isShown,
    isValid: ({ context }, password: string) => invalidOf(context, password) === null,
  },
  actions: {
    typeAmount: assign(({ context }, text: string) => typedAmount(context.amount, text)),
    settleAmount: assign(({ context }) => ({ amount: settledAmount(context.amount) })),
    markInvalid: assign(({ context }, password: string) => ({ invalid: invalidOf(context, password) })),
    markFailed: assign((_, text: string) => ({ invalid: refusalOf(text, WITHDRAW_WORDS) })),
    markRefused: assign((_, invalid: InvalidField<'password' | 'to'>) => ({ invalid })),
    clearInvalid: assign({ invalid: null }),
    noteShown: assign(shownBy),
    noteAccounts: assign(({ context }, accounts: AccountsByKind) => choiceAmong(accounts, context)),
    /** one that was sent before knows its account alone */
    showTab: assign(({ context }, accounts: AccountsByKind) => ({ tab: tabOffering(accounts, context) })),
    restore: assign((_, { intent, pressedAt }: SubmissionFoundEvent<StoredWithdrawal>) => ({
      sent: intent,
      pressedAt,
      amount: intent.amount,
      account: intent.bank,
    })),
    clearForm: assign({ account: null, address: '', amount: '', invalid: null }),
    noteSent: assign(({ context, self }) => ({
      invalid: null,
      pressedAt: nowOf(self),
      sent: {
        amount: plainAmount(context.amount),
        ...(context.tab === 'address'
          ? { address: plainAddress(context.address) }
          : { bank: context.account ?? '' }),
      },
    })),
    refreshAccounts: sendTo('accounts', { type: 'refresh' }),
    takeUp: takeUp(withdrawSubmission.id, isWithdrawal),
    sendAgain: sendTo('submission', ({ event }) => event),
    notifyInvalid,
    toast,
    go,
  },
}).createMachine({
  id: 'withdraw',
  context: ({ input: { least }, spawn }) => ({
    accounts: spawn('accounts', { id: 'accounts' }),
    least,
    tab: 'cny',
    account: null,
    address: '',
    protocol: PROTOCOLS[0],
    amount: '',
    invalid: null,
    sent: { amount: '', bank: '' },
    pressedAt: 0,
    seen: null,
    shown: true,
  }),
  entry: 'takeUp',
  on: {
    'page.shown': { actions: ['noteShown', 'refreshAccounts'] },
    'page.hidden': { actions: ['noteShown', 'clearInvalid'] },
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'settled',
      states: {
        /** the next key may complete the amount */
        typing: {},
        settled: {},
      },
      on: {
        'tab.selected': { actions: [assign({ tab: ({ event }) => event.tab }), 'clearForm'] },
        'account.selected': {
          actions: ['clearInvalid', assign({ account: ({ event }) => event.account })],
        },
        'address.typed': {
          actions: ['clearInvalid', assign({ address: ({ event }) => event.address })],
        },
        'protocol.selected': {
          actions: ['clearInvalid', assign({ protocol: ({ event }) => event.protocol })],
        },
        'amount.typed': {
          target: '.typing',
          actions: { type: 'typeAmount', params: ({ event }) => event.text },
        },
        'amount.settled': { target: '.settled', actions: 'settleAmount' },
        edited: { actions: 'clearInvalid' },
        'text.refused': {
          actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
        },
        'resource.loaded': { actions: { type: 'noteAccounts', params: ({ event }) => event.data } },
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
        'submission.found': {
          target: 'submitting',
          actions: { type: 'restore', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context, event }) =>
          event.type === 'submission.found'
            ? event
            : { intent: context.sent, secret: event.type === 'submit' ? event.password : '' },
      },
      on: {
        'resource.loaded': { actions: { type: 'showTab', params: ({ event }) => event.data } },
        'submission.done': {
          target: 'done',
          actions: [{ type: 'toast', params: { text: WITHDRAW_DONE_TEXT } }, 'clearForm'],
        },
        'submission.failed': {
          target: 'editing',
          actions: { type: 'markFailed', params: ({ event }) => event.text },
        },
        'submission.unsettled': '.unsettled',
        'submission.abandoned': { target: 'editing', actions: 'clearInvalid' },
      },
      initial: 'sending',
      states: {
        sending: {},
        unsettled: {
          tags: 'unsettled',
          on: {
            'text.refused': {
              actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
            },
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
      invoke: {
        src: 'receipt',
        id: 'receipt',
        input: ({ context: { sent, pressedAt } }) => ({ amount: sent.amount, pressedAt }),
      },
      on: {
        'receipt.left': { actions: { type: 'go', params: { to: '/' } } },
        'page.hidden': { target: 'editing', actions: 'noteShown' },
      },
    },
  },
});
