import { assign, sendParent, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { RecoveryEndedEvent, RecoveryPart } from '#machines/kit/money/recoveryEnded.ts';
import { toast } from '#machines/app/effects.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';
import { collectedText, recoverable, type Holdings } from './holdings.ts';

/** Sent to the page, which has the recoveries: each of these parts is to be brought back. */
export interface CollectionStartedEvent {
  type: 'collection.started';
  parts: readonly RecoveryPart[];
}

/**
 * The member's money outside the main wallet: counted once it is known whether there is a lottery wallet, on `refresh`,
 * and after each recovery. `collect` has its page bring back all parts, counts again when they have ended, and says how
 * much came back; what a part says of its own failure stays where nothing did.
 */
export const holdingsMachine = setup({
  types: {} as {
    context: {
      holdings: Holdings | null;
      /** what was held when a collection began */
      before: Holdings | null;
      /** the parts of a collection that have not ended */
      awaited: readonly RecoveryPart[];
      /** the error text in the place of what was never counted */
      failure: string;
    };
    events: { type: 'refresh' } | { type: 'collect' } | RecoveryEndedEvent | FactsEvent<'lotteryToken'>;
    tags: 'busy';
  },
  actors: { watchFacts, countHoldings: unboundCall<Holdings>('countHoldings') },
  guards: {
    isAwaited: ({ event }) => event.type === 'facts.changed' && event.facts.lotteryToken === 'awaited',
    isKnown: ({ context }) => context.holdings !== null,
    isAnythingHeld: ({ context }) => context.holdings !== null && recoverable(context.holdings).length > 0,
    hasEnded: ({ context }) => context.awaited.length === 0,
  },
  actions: {
    setHoldings: assign((_, holdings: Holdings) => ({ holdings, failure: '' })),
    beginCollection: assign(({ context: { holdings } }) => ({
      before: holdings,
      awaited: holdings === null ? [] : recoverable(holdings),
    })),
    notifyParent: sendParent(({ context }): CollectionStartedEvent => ({
      type: 'collection.started',
      parts: context.awaited,
    })),
    noteEnded: assign(({ context }, part: RecoveryPart) => ({
      awaited: context.awaited.filter((awaited) => awaited !== part),
    })),
    tellCollected: ({ context, system }, holdings: Holdings) => {
      const text = context.before === null ? '' : collectedText(context.before, holdings);
      if (text !== '') toast({ system }, { text });
    },
  },
}).createMachine({
  id: 'holdings',
  context: { holdings: null, before: null, awaited: [], failure: '' },
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['lotteryToken'] } },
  initial: 'opening',
  states: {
    opening: { on: { 'facts.changed': [{ guard: 'isAwaited' }, { target: 'open' }] } },
    open: {
      initial: 'counting',
      on: {
        'facts.changed': [{ guard: 'isAwaited' }, { target: '.counting' }],
        refresh: '.counting',
        collect: { guard: 'isAnythingHeld', target: 'collecting' },
      },
      states: {
        counting: {
          invoke: {
            src: 'countHoldings',
            id: 'countHoldings',
            onDone: {
              target: 'counted',
              actions: { type: 'setHoldings', params: ({ event }) => event.output },
            },
            onError: [
              // the counted ones stay
              { guard: 'isKnown', target: 'counted' },
              {
                target: 'failed',
                actions: assign({ failure: ({ event }) => loadFailureText(event.error, { part: '总资产' }) }),
              },
            ],
          },
        },
        counted: {},
        failed: {},
      },
    },
    collecting: {
      tags: 'busy',
      entry: ['beginCollection', 'notifyParent'],
      on: { 'recovery.ended': { actions: { type: 'noteEnded', params: ({ event }) => event.part } } },
      always: { guard: 'hasEnded', target: 'recounting' },
    },
    recounting: {
      tags: 'busy',
      invoke: {
        src: 'countHoldings',
        id: 'recount',
        onDone: {
          target: 'open.counted',
          actions: [
            { type: 'tellCollected', params: ({ event }) => event.output },
            { type: 'setHoldings', params: ({ event }) => event.output },
          ],
        },
        onError: 'open.counted',
      },
    },
  },
});
