import { assign, setup } from 'xstate';
import { toCallError } from '#machines/calls/callError.ts';
import { failureText } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import type { AccountKind, PayoutAccount } from '#machines/payoutAccounts/payoutAccount.ts';
import { createResourceMachine, type ResourceRef } from '#machines/resource/resource.machine.ts';
import { settled, toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';

/** The lists by kind; each is loaded the first time its tab is opened. */
export type AccountLists = Partial<Record<AccountKind, ResourceRef<PayoutAccount[]>>>;

type PayoutAccountsEvent =
  | { type: 'kind.selected'; kind: AccountKind }
  | { type: 'unbind.asked'; account: PayoutAccount }
  | { type: 'unbind.cancelled' }
  | { type: 'unbind.confirmed' };

/**
 * The saved payout accounts by kind, and the way to unbind one behind a confirmation (spec 2 §2, D18).
 * `input.kind` is the tab to open first. Left while it unbinds, it finishes and tells the outcome.
 */
export const payoutAccountsMachine = setup({
  types: {
    context: {} as { kind: AccountKind; lists: AccountLists; account: PayoutAccount | null },
    events: {} as PayoutAccountsEvent,
    input: {} as { kind: AccountKind },
    tags: {} as 'busy' | typeof SUBMISSION_TAG,
  },
  actors: {
    bank: createResourceMachine<PayoutAccount[]>('bank'),
    usdt: createResourceMachine<PayoutAccount[]>('usdt'),
    wallet: createResourceMachine<PayoutAccount[]>('wallet'),
    unbind: unboundCall<void, { id: string }>('unbind'),
  },
  guards: {
    isExpired: ({ event }) => 'error' in event && toCallError(event.error).kind === 'expired',
  },
  actions: {
    openKind: assign(({ context, spawn }, kind: AccountKind) =>
      context.lists[kind] === undefined
        ? { kind, lists: { ...context.lists, [kind]: spawn(kind, { id: kind }) } }
        : { kind },
    ),
    noteAccount: assign((_, account: PayoutAccount) => ({ account })),
    refreshList: ({ context }) => context.lists[context.kind]?.send({ type: 'refresh' }),
    tellFailure: ({ system, event }) => {
      const error = 'error' in event ? event.error : undefined;
      toast({ system }, { text: failureText(error, { fallback: '解绑失败，请稍后重试' }), place: 'member' });
    },
    settled,
    toast,
  },
}).createMachine({
  id: 'payoutAccounts',
  context: ({ input, spawn }) => ({
    kind: input.kind,
    lists: { [input.kind]: spawn(input.kind, { id: input.kind }) },
    account: null,
  }),
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'kind.selected': { actions: { type: 'openKind', params: ({ event }) => event.kind } },
        'unbind.asked': {
          target: 'confirming',
          actions: { type: 'noteAccount', params: ({ event }) => event.account },
        },
      },
    },
    confirming: { on: { 'unbind.cancelled': 'browsing', 'unbind.confirmed': 'unbinding' } },
    unbinding: {
      tags: ['busy', SUBMISSION_TAG],
      invoke: {
        src: 'unbind',
        id: 'unbind',
        input: ({ context }) => ({ id: context.account?.id ?? '' }),
        onDone: {
          target: 'browsing',
          actions: [
            'refreshList',
            { type: 'toast', params: { text: '解绑成功', place: 'member' } },
            'settled',
          ],
        },
        onError: [
          { guard: 'isExpired', target: 'browsing', actions: 'settled' },
          // whatever was refused: the list may have changed behind the member's back
          { target: 'browsing', actions: ['refreshList', 'tellFailure', 'settled'] },
        ],
      },
    },
  },
});
