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

/** What a person sees of the search on /games: all games, by name, once the typing rests. */
export const gameSearchModel = setup({ types: { events: {} as SearchModelEvent } }).createMachine({
  id: 'gameSearchModel',
  initial: 'empty',
  states: {
    empty: { on: { type: 'fetching' } },
    /** the games are on their way */
    fetching: { on: { gamesCome: 'typing', loadFails: 'failed', clear: 'left' } },
    failed: { on: { retry: 'fetching' } },
    typing: { on: { almostRest: 'typing', rest: 'found', typeNonsense: 'typingNonsense' } },
    typingNonsense: { on: { rest: 'nothing', type: 'typing' } },
    found: { on: { type: 'retyping', typeNonsense: 'typingNonsense', clear: 'cleared' } },
    /** what was found before stays until the typing rests again */
    retyping: { on: { rest: 'found' } },
    nothing: { on: { clear: 'cleared', type: 'typing' } },
    /** the games are kept: they are not fetched again */
    cleared: { on: { type: 'typing' } },
    left: { on: { gamesCome: 'cleared' } },
  },
});
