import { NO_SAVED_GAMES, withFavouriteToggled, type SavedGames } from '#machines/games/savedGames.ts';
import { savedGamesMachine } from '#machines/games/savedGames.machine.ts';
import { savedGamesModel } from '#tests/models/games/savedGames.model.ts';
import { LISTED, MARK, ROWS, savedGamesKey, savedGamesSteps } from '#tests/steps/savedGames.steps.ts';
import { actorDriver } from '#tests/machines/actorDriver.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { DeviceDriver } from '#tests/support/driver.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

function savedGames(): DeviceDriver {
  const calls = new CallScript();
  const records = new Map<string, SavedGames>();
  const harness = createHarness({
    machine: calls.bind(savedGamesMachine).provide({
      actors: { watchFacts: calls.callback() },
      actions: {
        storeFavourite: (_, { username, game }) => {
          const key = savedGamesKey(username);
          records.set(key, withFavouriteToggled(records.get(key) ?? NO_SAVED_GAMES, game));
        },
      },
    }),
    calls,
  });
  const toggled = { type: 'favourite.toggled', game: LISTED } as const;
  const memberIs = (username: string) => {
    const event = { type: 'facts.changed', facts: { username } };
    return calls.tell('watchFacts', event);
  };
  let typed = '';
  let at = '';
  const presses: Readonly<Record<string, () => Promise<void>>> = {
    登录: async () => {
      await memberIs(typed);
      at = '/games';
    },
    退出: async () => {
      await memberIs('');
      at = '/';
    },
    [MARK]: async () => {
      await harness.send(toggled);
      await calls.answer('loadSavedGames', records.get(savedGamesKey(typed)));
    },
    [ROWS.recent.tab]: () => harness.send({ type: 'row.selected', row: 'recent' }),
    [ROWS.favourites.tab]: () => harness.send({ type: 'row.selected', row: 'favourites' }),
  };
  return {
    ...actorDriver(harness, {
      goTo: async (location) => {
        if (location === '/games') await harness.send({ type: 'refresh' });
      },
      type: async (label, text) => {
        if (label === '账号') typed = text;
      },
      press: async (_, name) => presses[name]?.(),
      see: () => {
        const snapshot = harness.subject.getSnapshot();
        const { username, saved, row } = snapshot.context;
        const isKnown = snapshot.can(toggled);
        const names = [...saved[row].map(({ title }) => title), LISTED.title, ...(isKnown ? [MARK] : [])];
        return {
          at,
          token: username || null,
          chosen: username === '' ? [] : [ROWS[row].tab],
          controls: names.map((name) => ({ name })) as never,
          words: isKnown && saved[row].length === 0 ? [ROWS[row].hint] : [],
        };
      },
    }),
    device: {
      holdNextRead: () => Promise.resolve(),
      answerRead: (record) => {
        if (record === 'blocked') return calls.fail('loadSavedGames', { kind: 'malformed' });
        records.set(savedGamesKey(typed), record as SavedGames);
        return calls.answer('loadSavedGames', record);
      },
      look: async (key, check) => check(records.get(key)),
    },
  };
}

describeModel('the saved games', savedGamesModel, savedGamesSteps(savedGames));
