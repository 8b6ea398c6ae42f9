import { expect } from 'vitest';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { NO_SAVED_GAMES, type SavedGame, type SavedGames } from '#machines/games/savedGames.ts';
import type { savedGamesModel } from '#tests/models/games/savedGames.model.ts';
import { expectAt, type DeviceDriver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const PAGE = '/games';
const MEMBER = 'demo888';
const OTHER = 'vip333';

const game = (title: string, code: string): SavedGame => ({
  kind: 'game',
  title,
  platform: 'pp',
  type: 3,
  code,
  picture: null,
});
const PLAYED = game('捕鱼大亨', 'pp2');
/** The game that can be marked, */
export const LISTED = game('金龙送宝', 'pp1');
/** and its mark. */
export const MARK = `收藏 ${LISTED.title}`;
/** Each row with what it says where it is empty. */
export const ROWS = {
  recent: { tab: '最近在玩', hint: '玩过的游戏会出现在这里' },
  favourites: { tab: '我的收藏', hint: '点亮游戏右上角的星标，收藏到这里' },
};

/** The key of a member's saved games in the device's database. */
export const savedGamesKey = (username: string) => `shelf:${memberKey(username)}`;

/** The row that is shown and its games, and whether they are known, so that marks are offered. */
const shows =
  (row: keyof typeof ROWS, games: readonly SavedGame[], isKnown = true) =>
  (driver: DeviceDriver) =>
    driver.look(({ chosen, controls, words }) => {
      const { tab, hint } = ROWS[row];
      expect(chosen).toContain(tab);
      // the list of all games follows
      expect(controls.map(({ name }) => name).filter((name) => /捕鱼大亨|金龙送宝/.test(name))).toEqual([
        ...games.map(({ title }) => title),
        LISTED.title,
        ...(isKnown ? [MARK] : []),
      ]);
      expect(words.includes(hint)).toBe(isKnown && games.length === 0);
    });

/** Goes through the login; what is saved of the member is read as the games show again. */
const logIn = (username: string) => async (driver: DeviceDriver) => {
  await driver.device.holdNextRead(savedGamesKey(username));
  await driver.goTo(`/login?redirect=${encodeURIComponent(PAGE)}`);
  await driver.type('账号', username);
  await driver.type('密码', 'demo8888');
  await driver.press('button', '登录');
  await expectAt(driver, PAGE);
};
async function logOut(driver: DeviceDriver): Promise<void> {
  await driver.press('button', '菜单');
  await driver.press('button', '退出登录');
  await driver.press('button', '退出');
  await driver.look(({ token }) => expect(token).toBeNull());
  await driver.pass(1000);
  await expectAt(driver, '/');
  // the end of the session has removed what keeps their room
  await driver.open(PAGE, { savedGames: true });
}
const isRead = (record: SavedGames | 'blocked') => (driver: DeviceDriver) => driver.device.answerRead(record);
const mark = (driver: DeviceDriver) => driver.press('button', MARK);

/** The device has these games as played, and the marked one as a favourite. */
const isStored = (played: readonly SavedGame[]) => (driver: DeviceDriver) =>
  driver.device.look(savedGamesKey(MEMBER), (record) =>
    expect(record).toEqual({
      recent: played,
      favourites: [expect.objectContaining({ title: LISTED.title, code: LISTED.code })],
    }),
  );

/** What a member has played last and likes, as the device keeps it. */
export const savedGamesSteps = (
  take: () => DeviceDriver | Promise<DeviceDriver>,
): ModelStepsOf<typeof savedGamesModel, DeviceDriver> => ({
  open: async () => {
    const driver = await take();
    const { title, code } = LISTED;
    const listed = { id: 1, name: title, platform_name: 'pp', game_code: code, app_state: 1 };
    await driver.calls.always('/api/game/list', { code: 200, data: [listed] });
    await driver.open(PAGE, { savedGames: true });
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    nobody: (driver) =>
      driver.look(({ chosen, controls }) => {
        expect(chosen).not.toContain(ROWS.recent.tab);
        const names = controls.map(({ name }) => name);
        expect(names).toContain(LISTED.title);
        expect(names).not.toContain(MARK);
      }),
    reading: shows('recent', [], false),
    empty: shows('recent', []),
    noFavourites: shows('favourites', []),
    played: shows('recent', [PLAYED]),
    playedButNoFavourites: shows('favourites', []),
    rereading: shows('recent', [PLAYED]),
    favourite: async (driver) => {
      await shows('favourites', [LISTED])(driver);
      await isStored([])(driver);
    },
    favouriteBesidePlayed: async (driver) => {
      await isStored([PLAYED])(driver);
      await shows('favourites', [LISTED])(driver);
    },
    playedBesideFavourite: shows('recent', [PLAYED]),
  },
  does: {
    memberComes: logIn(MEMBER),
    nothingIsKept: isRead(NO_SAVED_GAMES),
    playedGamesAreKept: isRead({ recent: [PLAYED], favourites: [] }),
    deviceRefuses: isRead('blocked'),
    markAGame: mark,
    markItAgain: mark,
    turnToFavourites: (driver) => driver.press('tab', ROWS.favourites.tab),
    turnToPlayed: (driver) => driver.press('tab', ROWS.recent.tab),
    comeBackFromAGame: async (driver) => {
      await driver.device.holdNextRead(savedGamesKey(MEMBER));
      await driver.goTo('/about');
      await driver.goTo(PAGE);
    },
    memberLeaves: logOut,
    anotherComes: async (driver) => {
      await logOut(driver);
      await logIn(OTHER)(driver);
    },
  },
});
