import { assertEvent, assign, setup } from 'xstate';
import {
  BALANCE_TOO_LOW_TEXT,
  ENTRY_LOGIN_DELAY_MS,
  gamePath,
  isBelowZero,
  LOGIN_NEEDED_TEXT,
  withTile,
  type EnterEvent,
  type GameEntry,
} from '#machines/kit/games/gameEntry.ts';
import { loginDetourMachine, type LoginDetourInput } from '#machines/kit/loginDetour/loginDetour.machine.ts';
import {
  LOTTERY_LOGIN_DELAY_MS,
  LOTTERY_LOGIN_TEXT,
  LOTTERY_STARTING_TEXT,
  lotteryPath,
} from '#machines/kit/games/lotteryEntry.ts';
import { go, refreshProfile, toast } from '#machines/app/effects.ts';
import type { Facts, FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/** What decides who may enter a game or a lottery. */
const FACTS = ['member', 'mayPlay', 'balance', 'lotteryToken'] as const;
type EntryFacts = Pick<Facts, (typeof FACTS)[number]>;

type GameEntryEvent =
  | EnterEvent
  /** sent by the page of a game that a member is about to play, however they came to it */
  | { type: 'game.played'; game: GameEntry }
  | { type: 'location.changed' }
  | FactsEvent<keyof EntryFacts>;

/** The login that leads to what a visitor wants to play; the page of the tile stays in the history. */
function detourTo(event: EnterEvent): LoginDetourInput {
  if (event.type === 'lottery.enter') {
    const wanted = lotteryPath(event.gamecode);
    return { text: LOTTERY_LOGIN_TEXT, delay: LOTTERY_LOGIN_DELAY_MS, wanted, replace: false };
  }
  return {
    text: LOGIN_NEEDED_TEXT,
    delay: ENTRY_LOGIN_DELAY_MS,
    wanted: gamePath(event.game),
    replace: false,
  };
}

/**
 * The way into games and lotteries from every page that shows their tiles (spec 1 §5): a visitor is told to log in and
 * led there, unless they go elsewhere meanwhile; a member goes to the game's page, which checks again for those who
 * follow a link. It lives in the root, because the tile that was pressed is remembered beyond its page: unlike the
 * page of the game, it has a picture for the saved games.
 */
export const gameEntryMachine = setup({
  types: {} as {
    context: { facts: EntryFacts; /** the game whose tile was pressed last */ tile: GameEntry | null };
    events: GameEntryEvent;
    children: { loginDetour: 'loginDetour'; watchFacts: 'watchFacts' };
  },
  actors: { loginDetour: loginDetourMachine, watchFacts },
  guards: {
    isMember: ({ context }) => context.facts.member,
    isVisitor: ({ context }) => !context.facts.member,
    mayNotPlay: ({ context }) => !context.facts.mayPlay,
    isBelowZero: ({ context }) => isBelowZero(context.facts.balance),
    hasLotteryToken: ({ context }) => context.facts.lotteryToken === 'given',
  },
  actions: {
    noteFacts: assign((_, facts: EntryFacts) => ({ facts })),
    noteTile: assign((_, tile: GameEntry) => ({ tile })),
    /** saves the game as most recently played on this device */
    savePlayed: (_, _game: GameEntry) => undefined,
    refreshProfile,
    toast,
    go,
  },
}).createMachine({
  id: 'gameEntry',
  context: { facts: { member: false, mayPlay: false, balance: null, lotteryToken: 'missing' }, tile: null },
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: FACTS } },
  on: { 'facts.changed': { actions: { type: 'noteFacts', params: ({ event }) => event.facts } } },
  initial: 'visitor',
  states: {
    visitor: {
      always: { guard: 'isMember', target: 'member' },
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'game.enter': {
              target: 'goingToLogin',
              actions: { type: 'noteTile', params: ({ event }) => event.game },
            },
            'lottery.enter': 'goingToLogin',
          },
        },
        goingToLogin: {
          invoke: {
            src: 'loginDetour',
            id: 'loginDetour',
            input: ({ event }) => {
              assertEvent(event, ['game.enter', 'lottery.enter']);
              return detourTo(event);
            },
            onDone: 'browsing',
          },
          on: { 'location.changed': 'browsing' },
        },
      },
    },
    member: {
      always: [
        { guard: 'isVisitor', target: 'visitor' },
        { guard: 'mayNotPlay', target: 'leaving' },
      ],
      on: {
        'game.enter': [
          { guard: 'isBelowZero', actions: { type: 'toast', params: { text: BALANCE_TOO_LOW_TEXT } } },
          {
            actions: [
              { type: 'noteTile', params: ({ event }) => event.game },
              { type: 'go', params: ({ event }) => ({ to: gamePath(event.game) }) },
            ],
          },
        ],
        'game.played': {
          actions: { type: 'savePlayed', params: ({ context, event }) => withTile(event.game, context.tile) },
        },
        'lottery.enter': [
          {
            guard: 'hasLotteryToken',
            actions: { type: 'go', params: ({ event }) => ({ to: lotteryPath(event.gamecode) }) },
          },
          { actions: [{ type: 'toast', params: { text: LOTTERY_STARTING_TEXT } }, 'refreshProfile'] },
        ],
      },
    },
    /** the session is about to end: no game is entered any more */
    leaving: { always: { guard: 'isVisitor', target: 'visitor' } },
  },
});
