import { assign, fromCallback, raise, setup, stateIn, type EventObject } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { toast } from '#machines/app/effects.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';
import { paymentMachine, type PaymentInfo } from './payment.machine.ts';
import type { Receipt } from './receipt.machine.ts';

/** A deposit that waits for its payment. */
export interface UnpaidOrder {
  number: string;
  payable: PaymentInfo['payable'];
  /** the address of the online cashier; empty for one that is paid by its payment details */
  cashier: string;
  record: Receipt;
}

/** The least time between two looks that no deposit has caused, in ms; our choice. */
export const LOOK_AGAIN_MS = 20_000;
/** Shown when the member says that an order is paid. */
export const MARKED_TEXT = '已标记付款，到账后自动存入主账户';

const NOBODY = { username: '', marked: [], order: null } as const;

/**
 * The newest deposit that the member has not paid yet, so that it is never lost: it is looked for in the records when a
 * member is there, when a deposit was requested (`orders.changed`), and at most every 20 s once a page that shows it was
 * seen again or, while there is one, the balance has changed. `order.marked` is the member's word that one is paid: it is remembered on the
 * device, and not asked for again. `payment.opened` shows where to pay in the child `payment`, or opens the online
 * cashier. Nothing of it outlives the member's session.
 */
export const unpaidOrderMachine = setup({
  types: {} as {
    context: {
      username: string;
      /** the numbers of the orders that the member says are paid */
      marked: readonly string[];
      order: UnpaidOrder | null;
    };
    events:
      | FactsEvent<'member' | 'username' | 'balance'>
      | { type: 'orders.changed' }
      /** a page that shows the order, or the window, is seen again */
      | { type: 'page.seen' }
      | { type: 'order.marked'; number: string }
      | { type: 'payment.opened' };
    children: { payment: 'payment' };
  },
  actors: {
    watchFacts,
    watchPages: fromCallback<EventObject>(() => undefined),
    recallMarked: unboundCall<readonly string[], { username: string }>('recallMarked'),
    findUnpaid: unboundCall<UnpaidOrder | null, { marked: readonly string[] }>('findUnpaid'),
    payment: paymentMachine,
  },
  guards: {
    // without a name nobody knows whose marks to read
    isMember: (_, { member, username }: { member: boolean; username: string }) => member && username !== '',
    isSameMember: ({ context }, { member, username }: { member: boolean; username: string }) =>
      member && username === context.username,
    isPaying: ({ context }, { member, username }: { member: boolean; username: string }) =>
      member && username === context.username && context.order !== null,
    isWanted: stateIn({ member: { look: { known: 'wanted' } } }),
    isOpen: ({ context }) => context.order !== null,
    isOnline: ({ context }) => context.order !== null && context.order.cashier !== '',
  },
  actions: {
    noteMember: assign((_, { username }: { username: string }) => ({ username })),
    forget: assign(NOBODY),
    noteMarked: assign(({ context }, marked: readonly string[]) => ({
      marked: [...marked, ...context.marked],
    })),
    mark: assign(({ context: { marked, order } }, number: string) => ({
      marked: [...marked, number],
      order: order?.number === number ? null : order,
    })),
    noteOrder: assign((_, order: UnpaidOrder | null) => ({ order })),
    /** remembers the mark on the device (`src/calls`) */
    storeMark: (_, _number: string) => undefined,
    /** opens the online cashier in the tap (`src/calls`) */
    openCashier: (_, _url: string) => undefined,
    toast,
  },
  delays: { lookAgain: LOOK_AGAIN_MS },
}).createMachine({
  id: 'unpaidOrder',
  context: NOBODY,
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['member', 'username', 'balance'] } },
  initial: 'nobody',
  states: {
    nobody: {
      on: {
        'facts.changed': {
          guard: { type: 'isMember', params: ({ event }) => event.facts },
          target: 'member',
          actions: { type: 'noteMember', params: ({ event }) => event.facts },
        },
      },
    },
    member: {
      type: 'parallel',
      invoke: { src: 'watchPages', id: 'watchPages' },
      on: {
        'facts.changed': [
          {
            guard: { type: 'isPaying', params: ({ event }) => event.facts },
            // the balance has changed: the money may have arrived
            actions: raise({ type: 'page.seen' }),
          },
          { guard: { type: 'isSameMember', params: ({ event }) => event.facts } },
          {
            guard: { type: 'isMember', params: ({ event }) => event.facts },
            target: 'member',
            reenter: true,
            actions: ['forget', { type: 'noteMember', params: ({ event }) => event.facts }],
          },
          { target: 'nobody', actions: 'forget' },
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
      states: {
        look: {
          initial: 'recalling',
          states: {
            recalling: {
              invoke: {
                src: 'recallMarked',
                id: 'recallMarked',
                input: ({ context }) => ({ username: context.username }),
                onDone: {
                  target: 'looking',
                  actions: { type: 'noteMarked', params: ({ event }) => event.output },
                },
                onError: 'looking',
              },
            },
            looking: {
              on: { 'orders.changed': { target: 'looking', reenter: true } },
              invoke: {
                src: 'findUnpaid',
                id: 'findUnpaid',
                input: ({ context }) => ({ marked: context.marked }),
                onDone: {
                  target: 'known',
                  actions: { type: 'noteOrder', params: ({ event }) => event.output },
                },
                // what was known stays
                onError: 'known',
              },
            },
            known: {
              on: { 'orders.changed': 'looking' },
              initial: 'fresh',
              after: { lookAgain: [{ guard: 'isWanted', target: 'looking' }, { target: '.due' }] },
              states: {
                fresh: { on: { 'page.seen': 'wanted' } },
                /** to be looked for again as soon as the time is over */
                wanted: {},
                due: { on: { 'page.seen': '#unpaidOrder.member.look.looking' } },
              },
            },
          },
        },
        sheet: {
          initial: 'closed',
          states: {
            closed: {
              on: {
                'payment.opened': [
                  {
                    guard: 'isOnline',
                    actions: {
                      type: 'openCashier',
                      params: ({ context }) => context.order?.cashier ?? '',
                    },
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
