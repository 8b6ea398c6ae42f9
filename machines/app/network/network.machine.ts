import { assign, emit, fromCallback, sendParent, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';

/** The time after which a host that does not answer counts as out of reach, in ms; our choice. */
export const DOUBT_LIMIT_MS = 3000;
/** The pause before a host that was out of reach is asked again, in ms; our choice. */
export const HOST_PAUSE_MS = 5000;

/** What the browser believes of the network, and what a call has shown of it. */
export type NetworkSign =
  | { type: 'browser.online' }
  | { type: 'browser.offline' }
  | { type: 'call.answered' }
  | { type: 'call.unanswered' };

/** Sent to the parent, and emitted for other machines; `network.online` also where the browser has another network. */
export type NetworkEvent = { type: 'network.online' } | { type: 'network.offline' };

const online = { type: 'network.online' } as const;
const offline = { type: 'network.offline' } as const;
const announceOnline = [
  { type: 'tellParent', params: online },
  { type: 'announce', params: online },
] as const;
const announceOffline = [
  { type: 'tellParent', params: offline },
  { type: 'announce', params: offline },
] as const;

const wordOnline = { type: 'noteWord', params: false } as const;
const wordOffline = { type: 'noteWord', params: true } as const;

/**
 * Whether there is a network: the one place that knows. `navigator.onLine` and its events are wrong in both directions
 * (VPNs, captive portals, native apps), so that they only raise a doubt, as a call without an answer does; the backend's
 * host then decides. Any answer proves the network.
 */
export const networkMachine = setup({
  types: {} as { context: { saysOffline: boolean }; events: NetworkSign; emitted: NetworkEvent },
  actors: {
    /** resolves whether the backend's host can be reached */
    askHost: unboundCall<boolean>('askHost'),
    watchSigns: fromCallback<NetworkSign>(() => undefined),
  },
  guards: {
    isReached: (_, isReached: boolean) => isReached,
    isContradicted: ({ context }) => context.saysOffline,
  },
  actions: {
    noteWord: assign((_, saysOffline: boolean) => ({ saysOffline })),
    tellParent: sendParent((_, event: NetworkEvent) => event),
    announce: emit((_, event: NetworkEvent) => event),
  },
  delays: { doubtLimit: DOUBT_LIMIT_MS, hostPause: HOST_PAUSE_MS },
}).createMachine({
  id: 'network',
  context: { saysOffline: false },
  invoke: { src: 'watchSigns', id: 'watchSigns' },
  initial: 'online',
  states: {
    online: {
      on: {
        'browser.online': { actions: announceOnline },
        'browser.offline': { target: 'doubted', actions: wordOffline },
        'call.unanswered': 'doubted',
      },
    },
    /** there is a network, whatever the browser says; it may still turn out to be right */
    contradicted: {
      after: { hostPause: 'doubted' },
      on: {
        'browser.online': { target: 'online', actions: [wordOnline, ...announceOnline] },
        'call.unanswered': 'doubted',
      },
    },
    /** an answer has come */
    proven: { always: [{ guard: 'isContradicted', target: 'contradicted' }, { target: 'online' }] },
    doubted: {
      invoke: {
        src: 'askHost',
        id: 'askHost',
        onDone: [
          { guard: { type: 'isReached', params: ({ event }) => event.output }, target: 'proven' },
          { target: 'offline' },
        ],
        onError: 'offline',
      },
      after: { doubtLimit: 'offline' },
      on: {
        'call.answered': 'proven',
        'browser.online': { target: 'online', actions: [wordOnline, ...announceOnline] },
        'browser.offline': { actions: wordOffline },
      },
    },
    offline: {
      tags: 'offline',
      entry: announceOffline,
      exit: announceOnline,
      on: {
        'call.answered': 'proven',
        'browser.online': { target: 'online', actions: wordOnline },
        'browser.offline': { actions: wordOffline },
      },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'askHost',
            id: 'askHost',
            onDone: [
              {
                guard: { type: 'isReached', params: ({ event }) => event.output },
                target: '#network.proven',
              },
              { target: 'pausing' },
            ],
            onError: 'pausing',
          },
        },
        pausing: { after: { hostPause: 'asking' } },
      },
    },
  },
});
