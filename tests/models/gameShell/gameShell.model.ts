import { setup } from 'xstate';

type GameShellModelEvent =
  | { type: 'openWithoutUrl' }
  | { type: 'openAGame' }
  | { type: 'openTheOperatorsGame' }
  | { type: 'openAScript' }
  | { type: 'openAPageOfOurOwn' }
  | { type: 'openAnotherGame' }
  | { type: 'openTheSameGame' }
  | { type: 'agree' }
  | { type: 'goHome' }
  | { type: 'frameLoads' }
  | { type: 'hostIsAway' }
  | { type: 'justUnderThirtySecondsPass' }
  | { type: 'thirtySecondsPass' }
  | { type: 'retry' };

/**
 * The page /game-shell as a user sees it (spec 1 §2; D34, D55, D69). A game is opened by a link alone, which asks first,
 * or by a link in the operator's own text.
 */
export const gameShellModel = setup({ types: { events: {} as GameShellModelEvent } }).createMachine({
  id: 'gameShellModel',
  initial: 'outside',
  states: {
    outside: {
      on: {
        openWithoutUrl: 'home',
        openAGame: 'asking',
        openTheOperatorsGame: 'loading',
        openAScript: 'refused',
        openAPageOfOurOwn: 'refused',
      },
    },
    home: { on: { openAGame: 'asking' } },
    asking: {
      on: {
        agree: 'loading',
        goHome: 'leftUnopened',
        // it waits as long as the person does
        thirtySecondsPass: 'asking',
        openTheSameGame: 'asking',
        openTheOperatorsGame: 'loading',
        openAnotherGame: 'askingForAnother',
        openAScript: 'refused',
      },
    },
    leftUnopened: { on: { openTheSameGame: 'asking' } },
    askingForAnother: {},
    loading: {
      on: {
        frameLoads: 'playing',
        hostIsAway: 'unloaded',
        justUnderThirtySecondsPass: 'stillLoading',
        thirtySecondsPass: 'unloaded',
        openAnotherGame: 'askingForAnother',
      },
    },
    stillLoading: {},
    playing: {
      on: {
        thirtySecondsPass: 'playing',
        openTheSameGame: 'playing',
        openAnotherGame: 'askingForAnother',
        openAScript: 'refused',
        // browsers load a page of their own first
        hostIsAway: 'unloaded',
        goHome: 'leftForHome',
      },
    },
    leftForHome: { on: { openTheSameGame: 'playing' } },
    refused: { on: { openAGame: 'asking' } },
    unloaded: { on: { retry: 'loading' } },
  },
});
