import { assign, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { detailsOfCard } from '#machines/deposit/boundCard.ts';
import type { BankDetails } from '#machines/deposit/depositRules.ts';
import type { PayoutAccount } from '#machines/kit/money/payoutAccount.ts';

/**
 * The bank card that the member has bound, from which the bank form is filled in. It is fetched when the form may be
 * seen, at the start or with `card.needed`, and quietly: without it, the form is empty.
 */
export const boundCardMachine = setup({
  types: {} as {
    context: { isNeeded: boolean; card: BankDetails | null };
    events: { type: 'card.needed' };
    input: { isNeeded: boolean };
  },
  actors: { fetchBankCards: unboundCall<PayoutAccount[]>('fetchBankCards') },
  guards: { isNeeded: ({ context }) => context.isNeeded },
}).createMachine({
  id: 'boundCard',
  context: ({ input }) => ({ ...input, card: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isNeeded', target: 'loading' }, { target: 'idle' }] },
    idle: { on: { 'card.needed': 'loading' } },
    loading: {
      invoke: {
        src: 'fetchBankCards',
        id: 'fetchBankCards',
        onDone: { target: 'idle', actions: assign({ card: ({ event }) => detailsOfCard(event.output) }) },
        onError: 'idle',
      },
    },
  },
});
