import { setup } from 'xstate';

type GamesModelEvent =
  | { type: 'gamesCome' }
  | { type: 'noGamesCome' }
  | { type: 'loadFails' }
  | { type: 'retry' }
  | { type: 'openProvider' }
  | { type: 'openRecommended' }
  | { type: 'justUnderTwoSecondsPass' }
  | { type: 'twoSecondsPass' }
  | { type: 'refresh' }
  | { type: 'refreshBringsMore' }
  | { type: 'refreshFails' };

/** The page /games as a user sees it (spec 1 §2, §4, §8): the recommended games and those of one provider. */
export const gamesModel = setup({ types: { events: {} as GamesModelEvent } }).createMachine({
  id: 'gamesModel',
  initial: 'loading',
  states: {
    loading: { on: { gamesCome: 'recommended', noGamesCome: 'empty', loadFails: 'failed' } },
    failed: { on: { retry: 'loading' } },
    empty: {},
    recommended: { on: { openProvider: 'providerLoading', refresh: 'refreshing' } },
    refreshing: { on: { refreshBringsMore: 'grown', refreshFails: 'recommended' } },
    grown: {},
    providerLoading: {
      on: { gamesCome: 'providerIndicating', loadFails: 'providerFailed', openRecommended: 'recommended' },
    },
    /** the games are loaded; the loading indicator stays for 2 s */
    providerIndicating: { on: { justUnderTwoSecondsPass: 'stillIndicating', twoSecondsPass: 'provider' } },
    stillIndicating: {},
    provider: { on: { openRecommended: 'recommendedAgain' } },
    /** opening the provider again sends no request */
    recommendedAgain: { on: { openProvider: 'providerAgain' } },
    providerAgain: {},
    providerFailed: { on: { retry: 'providerLoading' } },
  },
});
