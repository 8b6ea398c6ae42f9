import { assign, sendParent, setup } from 'xstate';
import { toCallError } from '#machines/kit/calls/callError.ts';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { holdsFor, type Protection } from './protection.ts';
import type { PageShownEvent } from '#machines/app/pageShown.ts';

/** Sent to the parent: the current state. */
export interface ProtectionLoadedEvent {
  type: 'protection.loaded';
  protection: Protection;
}

/** The answers of a backend without this call. */
const NO_SUCH_CALL: ReadonlySet<number> = new Set([404, 405, 501]);

function isNoSuchCall(thrown: unknown): boolean {
  const error = toCallError(thrown);
  return error.kind === 'rejected' && NO_SUCH_CALL.has(error.code);
}

/**
 * Reads the member's limits, break and closing from the server (D62), for a page that depends on them. Sends its parent
 * `protection.loaded` with each answer; reads them again when the next of the known times has passed, and when the page
 * is shown again. A backend without the call leads to `unsupported`: nothing is sent and nothing is read again.
 */
export const protectionReaderMachine = setup({
  types: {} as {
    context: {
      protection: Protection | null;
      /** the error text that is shown */ failure: string;
    };
    events:
      | { type: 'refresh' }
      | { type: 'retry' }
      /** the answer to a change: the current state */
      | { type: 'protection.updated'; protection: Protection }
      | PageShownEvent;
  },
  actors: { read: unboundCall<Protection>('readProtection') },
  guards: {
    isUnsupported: (_, { error }: { error: unknown }) => isNoSuchCall(error),
  },
  actions: {
    note: assign((_, protection: Protection) => ({ protection })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: loadFailureText(error) })),
    notifyParent: sendParent((_, protection: Protection): ProtectionLoadedEvent => ({
      type: 'protection.loaded',
      protection,
    })),
  },
  delays: {
    nextTime: ({ context: { protection } }) => (protection === null ? 0 : holdsFor(protection)),
  },
}).createMachine({
  id: 'protectionReader',
  context: { protection: null, failure: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'read',
        id: 'read',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'note', params: ({ event }) => event.output },
            { type: 'notifyParent', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'isUnsupported', params: ({ event }) => event }, target: 'unsupported' },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { retry: 'loading', refresh: 'loading', 'page.shown': 'loading' } },
    unsupported: {},
    ready: {
      initial: 'fresh',
      on: {
        refresh: '.refreshing',
        'page.hidden': '.idle',
        'protection.updated': {
          target: '.fresh',
          actions: [
            { type: 'note', params: ({ event }) => event.protection },
            { type: 'notifyParent', params: ({ event }) => event.protection },
          ],
        },
      },
      states: {
        fresh: { after: { nextTime: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'read',
            id: 'refresh',
            onDone: {
              target: 'fresh',
              actions: [
                { type: 'note', params: ({ event }) => event.output },
                { type: 'notifyParent', params: ({ event }) => event.output },
              ],
            },
            onError: 'fresh',
          },
        },
        /** the page is hidden */
        idle: { on: { 'page.shown': 'refreshing' } },
      },
    },
  },
});
