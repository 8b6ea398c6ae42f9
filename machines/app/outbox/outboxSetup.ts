import { assign, enqueueActions, fromCallback, sendTo, setup, stopChild } from 'xstate';
import { nowOf } from '#machines/kit/calls/now.ts';
import { refreshProfile } from '#machines/app/effects.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import type { SessionEndedEvent } from '#machines/app/session/sessionSetup.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';
import {
  actorIdOf,
  amountOf,
  ENTRY_VERSION,
  isOwn,
  movesMoney,
  NOBODY,
  type Answer,
  type OutboxEntry,
} from './outboxEntry.ts';
import { outboxEntryMachine, type EntryRequest, type OutboxEntryEvent } from './outboxEntry.machine.ts';

/** Sent by a flow's submission: a new one, or the retry of a known key. */
export interface OutboxSubmitEvent extends EntryRequest {
  type: 'outbox.submit';
}

/**
 * Commands to the storage of the device; `stored.read`: is this one still there? `stored.name`: the name of the member of
 * this session is known now, empty if it is not.
 */
export type StoredCommand =
  | { type: 'stored.write'; entry: OutboxEntry | undefined }
  | { type: 'stored.remove'; key: string }
  | { type: 'stored.read'; key: string }
  | { type: 'stored.name'; owner: string };

/** Sent by the storage for each entry at its start, and for each that another window has written or removed. */
export type StoredEvent =
  | { type: 'stored.added'; entry: OutboxEntry }
  | { type: 'stored.removed'; key: string };

/** The answer to a submission whose page is not there; null for an unknown outcome. */
export interface OutcomeEvent {
  type: 'outcome.unseen';
  entry: OutboxEntry | undefined;
  answer: Answer | null;
}

interface OutboxContext {
  entries: readonly OutboxEntry[];
  /** the keys for whose answer a flow waits, which then shows it itself */
  watched: readonly string[];
  /** the member who is logged in: `memberKey` of the name, empty while that is not known; null for a visitor */
  owner: string | null;
  /** the owner who was there last, and is told what comes after the end of the session; null after a logout by choice */
  listener: string | null;
}

/** The key of an event about one entry. */
function keyOf(event: { key: string } | { entry: OutboxEntry } | object): string {
  if ('entry' in event) return event.entry.key;
  return 'key' in event ? event.key : '';
}

/** The entry that an event is about. */
function entryOf({ entries }: OutboxContext, event: object): OutboxEntry | undefined {
  return entries.find(({ key }) => key === keyOf(event));
}

/** Whether the member who pressed is there, or was until the server ended the session. */
function isHeard(context: OutboxContext, entry: OutboxEntry): boolean {
  const { owner, listener } = context;
  return owner === null ? entry.owner === (listener === '' ? NOBODY : listener) : isOwn(entry, context);
}

/** The setup of the outbox: its events, children, guards and actions, by name. */
export const outboxSetup = setup({
  types: {} as {
    context: OutboxContext;
    events:
      | OutboxSubmitEvent
      /** a flow waits for the answer to what was sent before */
      | { type: 'outbox.watched'; key: string }
      /** the flow that waited is gone */
      | { type: 'outbox.unwatched'; key: string }
      /** the member has checked it */
      | { type: 'outbox.dismissed'; key: string }
      | { type: 'question.confirmed'; key: string }
      | { type: 'question.declined'; key: string }
      | StoredEvent
      | OutboxEntryEvent
      | SessionEndedEvent
      | FactsEvent<'member' | 'username'>;
  },
  actors: {
    entry: outboxEntryMachine,
    watchFacts,
    /** the storage of the device, which keeps no secret and nothing private */
    device: fromCallback<StoredCommand>(() => undefined),
    /** shows what a member is told whose page is not there */
    teller: fromCallback<OutcomeEvent>(() => undefined),
  },
  guards: {
    isKnown: ({ context, event }) => entryOf(context, event) !== undefined,
    isAsking: ({ context, event }) => entryOf(context, event)?.state === 'asking',
    isHarmless: ({ context, event }) => !movesMoney(entryOf(context, event)?.kind ?? ''),
    isUnsettled: ({ context, event }) => entryOf(context, event)?.state === 'unsettled',
    isWatched: ({ context, event }) => context.watched.includes(keyOf(event)),
    /** nobody shows it yet, and its member may be told */
    isUnseen: ({ context, event }) => {
      const entry = entryOf(context, event);
      return entry !== undefined && !context.watched.includes(entry.key) && isHeard(context, entry);
    },
  },
  actions: {
    /** a second one of the same kind and amount as one without a known outcome asks first */
    add: assign(({ context, spawn, self }, { kind, key, intent, secret }: EntryRequest) => {
      const amount = amountOf(intent);
      const isAlike = (one: OutboxEntry) =>
        one.state === 'unsettled' && one.kind === kind && one.amount === amount && isOwn(one, context);
      const state = context.entries.some(isAlike) ? 'asking' : 'sending';
      const owner = context.owner ?? NOBODY;
      spawn('entry', { id: actorIdOf(key), input: { kind, key, intent, secret, start: state } });
      const entry = {
        version: ENTRY_VERSION,
        key,
        kind,
        intent,
        amount,
        at: nowOf(self),
        owner,
        state,
      } as const;
      return { entries: [...context.entries, entry] };
    }),
    addStored: assign(({ context, spawn }, entry: OutboxEntry) => {
      const { kind, key, intent, state } = entry;
      const start = state === 'unsettled' ? 'unsettled' : 'elsewhere';
      spawn('entry', { id: actorIdOf(key), input: { kind, key, intent, secret: undefined, start } });
      return { entries: [...context.entries, entry] };
    }),
    sendAgain: sendTo(
      ({ event }) => actorIdOf(keyOf(event)),
      ({ event }) => ({ type: 'entry.send', secret: 'secret' in event ? event.secret : undefined }),
    ),
    answerQuestion: sendTo(
      ({ event }) => actorIdOf(keyOf(event)),
      ({ event }) => ({ type: event.type === 'question.confirmed' ? event.type : 'question.declined' }),
    ),
    watch: assign(({ context, event }) => ({ watched: [...context.watched, keyOf(event)] })),
    unwatch: assign(({ context, event }) => ({
      watched: context.watched.filter((key) => key !== keyOf(event)),
    })),
    /** its outcome is unknown, unless its request has just begun */
    noteState: assign(({ context, event }) => {
      const state = event.type === 'entry.sending' ? 'sending' : 'unsettled';
      return {
        entries: context.entries.map((entry) => (entry.key === keyOf(event) ? { ...entry, state } : entry)),
      };
    }),
    /** writes what moves money: sending anything else again does no harm, so that nobody needs to know of it */
    store: sendTo('device', ({ context, event }): StoredCommand => {
      const entry = entryOf(context, event);
      return { type: 'stored.write', entry: entry && movesMoney(entry.kind) ? entry : undefined };
    }),
    forget: sendTo('device', ({ event }): StoredCommand => ({ type: 'stored.remove', key: keyOf(event) })),
    /** another window may have removed it before its lock was given back */
    readStored: sendTo('device', ({ event }): StoredCommand => ({ type: 'stored.read', key: keyOf(event) })),
    nameStored: sendTo('device', ({ context }): StoredCommand => ({
      type: 'stored.name',
      owner: context.owner ?? '',
    })),
    stop: stopChild(({ event }) => actorIdOf(keyOf(event))),
    remove: assign(({ context, event }) => ({
      entries: context.entries.filter(({ key }) => key !== keyOf(event)),
      watched: context.watched.filter((key) => key !== keyOf(event)),
    })),
    tell: sendTo('teller', ({ context, event }): OutcomeEvent => ({
      type: 'outcome.unseen',
      entry: entryOf(context, event),
      answer: event.type === 'entry.settled' ? event.answer : null,
    })),
    noteMember: assign(({ context }, { member, username }: { member: boolean; username: string }) => {
      const owner = member ? username && memberKey(username) : null;
      const named = (entry: OutboxEntry) => (owner && entry.owner === '' ? { ...entry, owner } : entry);
      return {
        owner,
        listener: owner ?? context.listener,
        entries: context.entries.map(named),
      };
    }),
    /** nobody is there to answer, and nothing was sent */
    dropQuestions: enqueueActions(({ context, enqueue }) => {
      const isAsking = ({ state }: OutboxEntry) => state === 'asking';
      for (const { key } of context.entries.filter(isAsking)) enqueue.stopChild(actorIdOf(key));
      enqueue.assign({ entries: context.entries.filter((entry) => !isAsking(entry)) });
    }),
    noteEnd: assign(({ context }, chosen: boolean) => ({
      owner: null,
      listener: chosen ? null : (context.owner ?? context.listener),
      watched: [],
      entries: context.entries.map(({ intent: _, owner, ...entry }) => ({
        ...entry,
        owner: owner || NOBODY,
      })),
    })),
    /** a flow that waits tells the session of a changed setting itself */
    refreshMember: ({ context, event, system }) => {
      const entry = entryOf(context, event);
      const isWatched = entry !== undefined && context.watched.includes(entry.key);
      if (entry !== undefined && (movesMoney(entry.kind) || !isWatched)) refreshProfile({ system });
    },
  },
});
