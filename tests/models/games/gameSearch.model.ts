import { setup } from 'xstate';

type SearchModelEvent =
  | { type: 'type' }
  | { type: 'typeNonsense' }
  | { type: 'clear' }
  | { type: 'gamesCome' }
  | { type: 'loadFails' }
  | { type: 'retry' }
  | { type: 'almostRest' }
  | { type: 'rest' };

/** The search on /games as a user sees it: all games, by name, after a pause in typing. */
export const gameSearchModel = setup({ types: { events: {} as SearchModelEvent } }).createMachine({
  id: 'gameSearchModel',
  initial: 'empty',
  states: {
    empty: { on: { type: 'fetching' } },
    /** the games are being loaded */
    fetching: { on: { gamesCome: 'typing', loadFails: 'failed', clear: 'left' } },
    failed: { on: { retry: 'fetching' } },
    typing: { on: { almostRest: 'typing', rest: 'found', typeNonsense: 'typingNonsense' } },
    typingNonsense: { on: { rest: 'nothing', type: 'typing' } },
    found: { on: { type: 'retyping', typeNonsense: 'typingNonsense', clear: 'cleared' } },
    /** the previous results stay until the next pause */
    retyping: { on: { rest: 'found' } },
    nothing: { on: { clear: 'cleared', type: 'typing' } },
    /** the games are cached and not requested again */
    cleared: { on: { type: 'typing' } },
    left: { on: { gamesCome: 'cleared' } },
  },
});
