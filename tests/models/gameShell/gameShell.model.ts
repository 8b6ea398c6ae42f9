import { setup } from 'xstate';

type GameShellModelEvent =
  | { type: 'openWithoutUrl' }
  | { type: 'openAGame' }
  | { type: 'openAScript' }
  | { type: 'openAPageOfOurOwn' }
  | { type: 'openAnotherGame' }
  | { type: 'openTheSameGame' }
  | { type: 'frameLoads' }
  | { type: 'justUnderThirtySecondsPass' }
  | { type: 'thirtySecondsPass' }
  | { type: 'retry' };

/** The page /game-shell as a user sees it (spec 1 §2; D34, D55). */
export const gameShellModel = setup({ types: { events: {} as GameShellModelEvent } }).createMachine({
  id: 'gameShellModel',
  initial: 'outside',
  states: {
    outside: {
      on: {
        openWithoutUrl: 'home',
        openAGame: 'loading',
        openAScript: 'refused',
        openAPageOfOurOwn: 'refused',
      },
    },
    home: { on: { openAGame: 'loading' } },
    loading: {
      on: {
        frameLoads: 'playing',
        justUnderThirtySecondsPass: 'stillLoading',
        thirtySecondsPass: 'unloaded',
        openAnotherGame: 'loadingAnother',
      },
    },
    stillLoading: {},
    playing: {
      on: {
        thirtySecondsPass: 'playing',
        openTheSameGame: 'playing',
        openAnotherGame: 'loadingAnother',
        openAScript: 'refused',
      },
    },
    loadingAnother: {},
    refused: { on: { openAGame: 'loading' } },
    unloaded: { on: { retry: 'loading' } },
  },
});
