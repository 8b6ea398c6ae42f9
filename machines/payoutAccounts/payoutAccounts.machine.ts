import { assign, setup } from 'xstate';
import type { CallError } from '#machines/kit/calls/callError.ts';
import type { AccountKind, PayoutAccount } from '#machines/kit/money/payoutAccount.ts';
import { unbindSubmission } from '#machines/payoutAccounts/unbinding.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import { createResourceMachine, type ResourceRef } from '#machines/kit/resource/resource.machine.ts';
import { toast } from '#machines/app/effects.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/** The lists by kind; each is loaded when its tab is first opened. */
export type AccountLists = Partial<Record<AccountKind, ResourceRef<PayoutAccount[]>>>;

type PayoutAccountsEvent =
  | { type: 'kind.selected'; kind: AccountKind }
  | { type: 'unbind.requested'; account: PayoutAccount }
  | { type: 'unbind.cancelled' }
  | { type: 'unbind.confirmed' }
  | SubmissionEvent<void>;

/**
 * The saved payout accounts by kind, and unbinding one after a confirmation (spec 2 §2, D18). `input.kind` is the tab
 * to open first. An unbinding with an
 * unknown outcome is treated like a failed one: the list is fetched again and shows the outcome, and repeating the
 * request is harmless.
 */
export const payoutAccountsMachine = setup({
  types: {} as {
    /** `refusal`: why `account` was not unbound, until another one is meant */
    context: {
      kind: AccountKind;
      lists: AccountLists;
      account: PayoutAccount | null;
      refusal: Refusal | null;
    };
    events: PayoutAccountsEvent;
    input: { kind: AccountKind };
    children: { submission: 'submission' };
    tags: 'busy';
  },
  actors: {
    bank: createResourceMachine<PayoutAccount[]>('bank'),
    usdt: createResourceMachine<PayoutAccount[]>('usdt'),
    wallet: createResourceMachine<PayoutAccount[]>('wallet'),
    submission: unbindSubmission,
  },
  guards: { isExpired: (_, error: CallError) => error.kind === 'expired' },
  actions: {
    openKind: assign(({ context, spawn }, kind: AccountKind) =>
      context.lists[kind] === undefined
        ? { kind, refusal: null, lists: { ...context.lists, [kind]: spawn(kind, { id: kind }) } }
        : { kind, refusal: null },
    ),
    noteAccount: assign((_, account: PayoutAccount) => ({ account, refusal: null })),
    markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),

    refreshList: ({ context }) => context.lists[context.kind]?.send({ type: 'refresh' }),
    toast,
  },
}).createMachine({
  id: 'payoutAccounts',
  context: ({ input, spawn }) => ({
    kind: input.kind,
    lists: { [input.kind]: spawn(input.kind, { id: input.kind }) },
    account: null,
    refusal: null,
  }),
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'kind.selected': { actions: { type: 'openKind', params: ({ event }) => event.kind } },
        'unbind.requested': {
          target: 'confirming',
          actions: { type: 'noteAccount', params: ({ event }) => event.account },
        },
      },
    },
    confirming: { on: { 'unbind.cancelled': 'browsing', 'unbind.confirmed': 'unbinding' } },
    unbinding: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => ({ intent: context.account?.id ?? '' }),
      },
      on: {
        'submission.done': {
          target: 'browsing',
          actions: ['refreshList', { type: 'toast', params: { text: '解绑成功' } }],
        },
        'submission.failed': [
          { guard: { type: 'isExpired', params: ({ event }) => event.error }, target: 'browsing' },
          // for any refusal: the list may have changed elsewhere
          {
            target: 'browsing',
            actions: [{ type: 'markFailed', params: ({ event }) => event.text }, 'refreshList'],
          },
        ],
        'submission.unsettled': {
          target: 'browsing',
          actions: [{ type: 'markFailed', params: ({ event }) => event.text }, 'refreshList'],
        },
      },
    },
  },
});
