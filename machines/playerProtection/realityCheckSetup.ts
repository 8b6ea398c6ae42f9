import { assign, fromCallback, raise, setup, type AnyActorRef, type EventObject } from 'xstate';
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

/** What is known before it is known who plays. */
export const NOBODY = {
  rest: 0,
  username: '',
  minutes: DEFAULT_MINUTES,
  pageKind: 'elsewhere',
  shown: 0,
  answer: null,
} as const;

/** The setup of the reality check: its events, children, guards, actions and delays, by name. */
export const realityCheckSetup = setup({
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
      /** the machine's own: the time until the reminder is to be counted again */
      | { type: 'play.changed' }
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
    count: raise({ type: 'play.changed' }),
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
});
