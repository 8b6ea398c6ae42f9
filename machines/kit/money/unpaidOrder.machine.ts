import { assign, raise, sendTo, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { toast } from '#machines/app/effects.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';
import { paymentMachine } from './payment.machine.ts';
import {
  unpaidLookupMachine,
  type LookupDoneEvent,
  type Marked,
  type UnpaidOrder,
} from './unpaidLookup.machine.ts';

/** Shown when the member says that an order is paid. */
export const MARKED_TEXT = '已标记付款，到账后自动存入主账户';

const NOBODY = { username: '', marked: [], order: null } as const;

/**
 * The newest deposit that the member has not paid yet, so that it is never lost: its child `lookup` looks for it in the
 * records when a member is there, when a deposit was requested (`orders.changed`), once a page that shows it was seen
 * again and, while there is one, when the balance has changed. `order.marked` is the member's word that one is paid: it
 * is remembered on the device, and not asked for again. `payment.opened` shows where to pay in the child `payment`, or
 * opens the online cashier. Nothing of it outlives the member's session.
 */
export const unpaidOrderMachine = setup({
  types: {} as {
    context: Marked & { username: string; order: UnpaidOrder | null };
    events:
      | FactsEvent<'username' | 'balance'>
      | LookupDoneEvent
      | { type: 'orders.changed' }
      | { type: 'order.marked'; number: string }
      | { type: 'payment.opened' };
    children: { lookup: 'lookup'; payment: 'payment' };
  },
  actors: {
    watchFacts,
    recallMarked: unboundCall<readonly string[], { username: string }>('recallMarked'),
    lookup: unpaidLookupMachine,
    payment: paymentMachine,
  },
  guards: {
    isMember: ({ context }) => context.username !== '',
    isSameMember: ({ context }, username: string) => username === context.username,
    isPaying: ({ context }, username: string) => username === context.username && context.order !== null,
    isOpen: ({ context }) => context.order !== null,
    isOnline: ({ context }) => context.order !== null && context.order.cashier !== '',
  },
  actions: {
    noteMember: assign((_, username: string) => ({ ...NOBODY, username })),
    noteMarked: assign(({ context }, marked: readonly string[]) => ({
      marked: [...marked, ...context.marked],
    })),
    mark: assign(({ context: { marked, order } }, number: string) => ({
      marked: [...marked, number],
      order: order?.number === number ? null : order,
    })),
    noteOrder: assign((_, order: UnpaidOrder | null) => ({ order })),
    requestLookup: sendTo('lookup', ({ context: { marked } }) => ({ type: 'lookup.requested', marked })),
    /** looks again as if a page was seen: the money may have arrived */
    lookAgain: sendTo('lookup', { type: 'page.seen' }),
    /** remembers the mark on the device (`src/calls`) */
    storeMark: (_, _number: string) => undefined,
    /** opens the online cashier in the tap (`src/calls`) */
    openCashier: (_, _url: string) => undefined,
    toast,
  },
}).createMachine({
  id: 'unpaidOrder',
  context: NOBODY,
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['username', 'balance'] } },
  on: {
    'facts.changed': {
      target: '.nobody',
      actions: { type: 'noteMember', params: ({ event }) => event.facts.username },
    },
  },
  initial: 'nobody',
  states: {
    nobody: { always: { guard: 'isMember', target: 'member' } },
    member: {
      on: {
        'facts.changed': [
          { guard: { type: 'isPaying', params: ({ event }) => event.facts.username }, actions: 'lookAgain' },
          { guard: { type: 'isSameMember', params: ({ event }) => event.facts.username } },
        ],
        'order.marked': {
          actions: [
            { type: 'mark', params: ({ event }) => event.number },
            { type: 'storeMark', params: ({ event }) => event.number },
            { type: 'toast', params: { text: MARKED_TEXT } },
            raise({ type: 'orders.changed' }),
          ],
        },
      },
      initial: 'recalling',
      states: {
        recalling: {
          invoke: {
            src: 'recallMarked',
            id: 'recallMarked',
            input: ({ context }) => ({ username: context.username }),
            onDone: { target: 'known', actions: { type: 'noteMarked', params: ({ event }) => event.output } },
            onError: 'known',
          },
        },
        /** the marks are known, so that the order can be looked for */
        known: {
          invoke: { src: 'lookup', id: 'lookup', input: ({ context }) => ({ marked: context.marked }) },
          on: {
            'lookup.done': { actions: { type: 'noteOrder', params: ({ event }) => event.order } },
            'orders.changed': { actions: 'requestLookup' },
          },
          initial: 'closed',
          states: {
            closed: {
              on: {
                'payment.opened': [
                  {
                    guard: 'isOnline',
                    actions: { type: 'openCashier', params: ({ context }) => context.order?.cashier ?? '' },
                  },
                  { guard: 'isOpen', target: 'open' },
                ],
              },
            },
            open: {
              invoke: {
                src: 'payment',
                id: 'payment',
                input: ({ context: { order } }) => ({
                  depositNo: order?.number ?? '',
                  ...(order && { record: order.record }),
                }),
                onDone: { target: 'closed', actions: raise({ type: 'orders.changed' }) },
              },
            },
          },
        },
      },
    },
  },
});
