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
import type { AccountsByKind, Protocol } from '#machines/kit/money/payoutAccount.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import type { SubmissionCommand, SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import { takeUp, type SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';
import {
  isWithdrawal,
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

/** The setup of the withdraw page: its events, children, guards and actions, by name. */
export const withdrawSetup = setup({
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
});
