import { sendTo, setup } from 'xstate';
import { depositLimitMachine } from '#machines/playerProtection/depositLimit.machine.ts';
import { breakMachine, closingMachine } from '#machines/playerProtection/exclusion.machine.ts';
import type { Protection } from '#machines/kit/protection/protection.ts';
import type {
  ExclusionStartedEvent,
  ProtectionChangedEvent,
} from '#machines/playerProtection/protectionChange.ts';
import {
  protectionReaderMachine,
  type ProtectionLoadedEvent,
} from '#machines/kit/protection/protectionReader.machine.ts';
import type { PageShownEvent } from '#machines/app/pageShown.ts';

/**
 * The page 理性娱乐 (D62): the member's limits, break and closing as stored on the server, and one machine for each that
 * changes one of them. The answer to a change is applied at once; after a failure the current state is fetched again.
 * Whoever has begun a break or closing is led to the card that says until when. The reality check is a flow of the root,
 * which the page only shows.
 */
export const playerProtectionMachine = setup({
  types: {} as {
    events:
      | ProtectionLoadedEvent
      | ProtectionChangedEvent
      | ExclusionStartedEvent
      /** the card of the exclusion is in sight */
      | { type: 'card.reached' }
      | PageShownEvent;
    children: { reader: 'reader'; limit: 'limit'; rest: 'rest'; closing: 'closing' };
  },
  actors: {
    reader: protectionReaderMachine,
    limit: depositLimitMachine,
    rest: breakMachine,
    closing: closingMachine,
  },
  actions: {
    noteChanged: sendTo('reader', (_, protection: Protection) => ({
      type: 'protection.updated' as const,
      protection,
    })),
    lookAgain: sendTo('reader', { type: 'refresh' }),
    notifyReader: sendTo('reader', (_, event: PageShownEvent) => event),
  },
}).createMachine({
  id: 'playerProtection',
  invoke: [
    { src: 'reader', id: 'reader' },
    { src: 'limit', id: 'limit' },
    { src: 'rest', id: 'rest' },
    { src: 'closing', id: 'closing' },
  ],
  on: {
    'protection.changed': { actions: { type: 'noteChanged', params: ({ event }) => event.protection } },
    'protection.outdated': { actions: 'lookAgain' },
    'page.shown': { actions: { type: 'notifyReader', params: ({ event }) => event } },
    'page.hidden': { actions: { type: 'notifyReader', params: ({ event }) => event } },
  },
  initial: 'browsing',
  states: {
    browsing: { on: { 'exclusion.started': 'leadingToCard' } },
    leadingToCard: { on: { 'card.reached': 'browsing' } },
  },
});
