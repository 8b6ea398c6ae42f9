import { assign, fromCallback, setup, type AnyActorRef, type EventObject } from 'xstate';
import { nowOf } from '#machines/kit/calls/now.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  DEFAULT_MINUTES,
  newPlay,
  playFrom,
  playedUntil,
  untilCheck,
  type CheckMinutes,
  type PageKind,
  type Play,
} from '#machines/kit/protection/playTime.ts';
import type { SessionAnswer } from '#machines/playerProtection/sessionMoney.ts';
import {
  watchSubmissionsIdle,
  type SubmissionsEvent,
} from '#machines/playerProtection/watchSubmissionsIdle.ts';
import { go } from '#machines/app/effects.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/** How long a reminder waits after the result of a submission, in ms. */
export const RESULT_MS = 3000;
/** The time until a dialog that could not be fetched is tried again, in ms. */
export const DIALOG_RETRY_MS = 60_000;

/** The location where a member takes a break. */
const BREAK_PATH = '/protection?section=break';

/** Sent by the location watcher at once, with each change, and when somebody returns to the page. */
export interface LocationEvent {
  type: 'location.changed';
  pageKind: PageKind;
}

/**
 * The reality check (D62): after 15, 30 or 60 minutes in games, a calm dialog shows the time played and the session's
 * records, and asks whether to continue. Time is calculated from stored instants, so that it survives reloads, hidden
 * tabs and games outside the app; `context.play` is stored with each change. The dialog never covers a submission or
 * its result, and it ends with the session.
 */
export const realityCheckMachine = setup({
  types: {} as {
    context: {
      play: Play;
      username: string;
      minutes: CheckMinutes;
      /** the time in games until the next reminder when it was last decided, in ms; 0 or less if it is due */
      rest: number;
      pageKind: PageKind;
      /** the time played when the dialog opened, in ms */
      shown: number;
      answer: SessionAnswer | null;
    };
    events:
      | FactsEvent<'member' | 'username'>
      | LocationEvent
      /** the person leaves the app for a game */
      | { type: 'game.opened' }
      | { type: 'minutes.chosen'; minutes: CheckMinutes }
      | SubmissionsEvent
      | { type: 'dialog.missing' }
      | { type: 'check.continued' }
      | { type: 'check.paused' };
    input: { play: Play };
    tags: 'dialog';
  },
  actors: {
    watchFacts,
    watchSubmissionsIdle,
    watchLocation: fromCallback<EventObject>(() => undefined),
    /** shows the dialog while it runs; sends `dialog.missing` if its code cannot be loaded */
    dialog: fromCallback<EventObject, { check: AnyActorRef }>(() => undefined),
    readMinutes: unboundCall<CheckMinutes, { username: string }>('readMinutes'),
    readSession: unboundCall<SessionAnswer, { startedAt: number }>('readSession'),
  },
  guards: {
    isMember: (_, { member }: { member: boolean }) => member,
    isSameMember: ({ context }, { member, username }: { member: boolean; username: string }) =>
      member && username === context.username,
    isDue: ({ context }) => context.rest <= 0,
    isPlaying: ({ context }) => context.play.since !== null,
    isAmongMoney: ({ context }) => context.pageKind === 'money',
  },
  actions: {
    noteMember: assign((_, { username }: { username: string }) => ({ username })),
    /** begins at the server's time, which the records have (`src/calls`) */
    beginPlay: assign(({ self }) => ({ play: newPlay(nowOf(self)) })),
    noteRest: assign(({ context: { play, minutes }, self }) => ({
      rest: untilCheck(play, minutes, nowOf(self)),
    })),
    notePageKind: assign(({ context: { play }, self }, pageKind: PageKind) => ({
      pageKind,
      play: playFrom(play, pageKind === 'game', nowOf(self)),
    })),
    noteGame: assign(({ context: { play }, self }) => ({ play: playFrom(play, true, nowOf(self)) })),
    noteMinutes: assign((_, minutes: CheckMinutes) => ({ minutes })),
    noteShown: assign(({ context: { play }, self }) => ({
      shown: playedUntil(play, nowOf(self)),
      answer: null,
    })),
    noteAnswer: assign((_, answer: SessionAnswer) => ({ answer })),
    noteChecked: assign(({ context: { play }, self }) => ({
      play: { ...play, checked: playedUntil(play, nowOf(self)) },
    })),
    leaveGames: ({ context, system }) =>
      go({ system }, { to: context.answer?.offersBreak === true ? BREAK_PATH : '/' }),
    /** stores `context.play` in the window's session */
    storePlay: () => undefined,
    forgetPlay: () => undefined,
    /** stores `context.minutes` on the device */
    storeMinutes: () => undefined,
  },
  delays: {
    nextCheck: ({ context }) => context.rest,
    result: RESULT_MS,
    dialogRetry: DIALOG_RETRY_MS,
  },
}).createMachine({
  id: 'realityCheck',
  context: ({ input: { play } }) => ({
    play,
    rest: 0,
    username: '',
    minutes: DEFAULT_MINUTES,
    pageKind: 'elsewhere',
    shown: 0,
    answer: null,
  }),
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['member', 'username'] } },
  initial: 'starting',
  states: {
    starting: {
      on: {
        'facts.changed': [
          {
            guard: { type: 'isMember', params: ({ event }) => event.facts },
            target: 'member',
            actions: { type: 'noteMember', params: ({ event }) => event.facts },
          },
          { target: 'visitor' },
        ],
      },
    },
    visitor: {
      entry: 'forgetPlay',
      on: {
        'facts.changed': {
          guard: { type: 'isMember', params: ({ event }) => event.facts },
          target: 'member',
          actions: ['beginPlay', { type: 'noteMember', params: ({ event }) => event.facts }],
        },
      },
    },
    member: {
      invoke: { src: 'watchLocation', id: 'watchLocation' },
      initial: 'restoring',
      on: {
        'facts.changed': [
          { guard: { type: 'isSameMember', params: ({ event }) => event.facts } },
          {
            guard: { type: 'isMember', params: ({ event }) => event.facts },
            target: '.restoring',
            actions: { type: 'noteMember', params: ({ event }) => event.facts },
          },
          { target: 'visitor' },
        ],
        'location.changed': {
          actions: [{ type: 'notePageKind', params: ({ event }) => event.pageKind }, 'storePlay'],
        },
        'game.opened': { actions: ['noteGame', 'storePlay'] },
        'minutes.chosen': {
          actions: [{ type: 'noteMinutes', params: ({ event }) => event.minutes }, 'storeMinutes'],
        },
      },
      states: {
        restoring: {
          invoke: {
            src: 'readMinutes',
            id: 'readMinutes',
            input: ({ context }) => ({ username: context.username }),
            onDone: {
              target: 'counting',
              actions: { type: 'noteMinutes', params: ({ event }) => event.output },
            },
            onError: 'counting',
          },
        },
        counting: {
          initial: 'deciding',
          on: {
            'location.changed': {
              target: '.deciding',
              actions: [{ type: 'notePageKind', params: ({ event }) => event.pageKind }, 'storePlay'],
            },
            'game.opened': { target: '.deciding', actions: ['noteGame', 'storePlay'] },
            'minutes.chosen': {
              target: '.deciding',
              actions: [{ type: 'noteMinutes', params: ({ event }) => event.minutes }, 'storeMinutes'],
            },
          },
          states: {
            deciding: {
              entry: 'noteRest',
              always: [
                { guard: 'isDue', target: '#realityCheck.member.due' },
                { guard: 'isPlaying', target: 'playing' },
                { target: 'idle' },
              ],
            },
            playing: { after: { nextCheck: '#realityCheck.member.due' } },
            idle: {},
          },
        },
        /** the reminder waits for a suitable moment */
        due: {
          initial: 'deciding',
          on: {
            'location.changed': {
              target: '.deciding',
              actions: [{ type: 'notePageKind', params: ({ event }) => event.pageKind }, 'storePlay'],
            },
          },
          states: {
            deciding: { always: [{ guard: 'isAmongMoney', target: 'away' }, { target: 'near' }] },
            /** a page that moves money is not covered */
            away: {},
            near: {
              invoke: { src: 'watchSubmissionsIdle', id: 'watchSubmissionsIdle' },
              initial: 'busy',
              states: {
                busy: { on: { 'submissions.idle': 'quiet' } },
                quiet: {
                  on: { 'submissions.busy': 'busy' },
                  after: { result: '#realityCheck.member.asking' },
                },
              },
            },
          },
        },
        asking: {
          tags: 'dialog',
          entry: 'noteShown',
          invoke: { src: 'dialog', id: 'dialog', input: ({ self }) => ({ check: self }) },
          on: {
            'check.continued': { target: 'counting', actions: ['noteChecked', 'storePlay'] },
            'check.paused': { target: 'counting', actions: ['noteChecked', 'storePlay', 'leaveGames'] },
            'dialog.missing': 'missing',
          },
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                src: 'readSession',
                id: 'readSession',
                input: ({ context }) => ({ startedAt: context.play.startedAt }),
                onDone: {
                  target: 'read',
                  actions: { type: 'noteAnswer', params: ({ event }) => event.output },
                },
                onError: 'unreadable',
              },
            },
            read: {},
            unreadable: {},
          },
        },
        missing: { after: { dialogRetry: 'due' } },
      },
    },
  },
});
