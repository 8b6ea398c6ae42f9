import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { Opening } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

/** The requests of the parts of the home page; those of the categories share one path. */
export const NOTICES = '/api/homenotice';
export const BANNERS = '/api/bannerList';
export const LIST = '/api/game/list';
export const HOT = '/api/hot-game';

const APP = { title: '流金娱乐', site_state: 1 };

/** A game as the server lists it. */
export const game = (name: string, more: object = {}) => ({
  id: name,
  name,
  platform_name: 'ae',
  game_code: `code-${name}`,
  category_id: 'gaming',
  ...more,
});

/** A lottery as the server lists it. */
export const lottery = (name: string, gamecode: string) => ({ id: gamecode, name, gamecode });

interface HomeOptions extends Opening {
  location?: string;
  /** fields of the site's info */
  site?: object;
}

/** Opens the home page, whose parts all wait for their answers. */
export async function openHome({ location = '/', site = {}, hold = [], ...options }: HomeOptions = {}) {
  const app = renderDriver();
  onTestFinished(app.close);
  await app.calls.always('/api/app', { code: 200, data: { ...APP, ...site } });
  await app.open(location, { ...options, hold: [NOTICES, BANNERS, LIST, HOT, ...hold] });
  const answer = (path: string, data: unknown) => app.calls.answer(path, { code: 200, data });
  return {
    app,
    user: userEvent.setup({ delay: null }),
    answer,
    /** answers the requests of the first category */
    giveHot: async (hot: { specials?: object[]; games?: object[]; lotteries?: object[] } = {}) => {
      await answer(LIST, hot.specials ?? []);
      await answer(HOT, { gameLists: hot.games ?? [], lotteryGames: hot.lotteries ?? [] });
    },
  };
}
