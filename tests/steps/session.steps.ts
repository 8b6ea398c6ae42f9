import { expect } from 'vitest';
import type { sessionModel } from '#tests/models/app/session/session.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import type { Seen } from '#tests/support/readScreen.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { control, type Driver } from '#tests/support/driver.ts';

const BALANCE = '/api/balance';
const LOGOFF = '/api/logoff';
const LOGIN = '/api/login_pc';
const START = '/api/getGameUrl';
const EXPIRED: AnswerBody = { code: 401 };
/** Calls of pages that visitors can open too. */
const CALLS_OF_PAGES = [
  '/api/getcard',
  '/api/banklist',
  '/api/activebanks',
  '/api/uservip',
  '/api/gettransrecord',
];
const GAME = { id: 1, name: '水果派对', platform_name: 'pp', game_code: 'vs20fruit', category: 'gaming' };

const at = (seen: Seen, start: string) =>
  expect(seen.at.startsWith(start), `${seen.at} begins with ${start}`).toBe(true);

function expectVisitor(seen: Seen) {
  expect(seen.token).toBeNull();
  expect(seen.user).toBeNull();
  expect(seen.dialogs).toEqual([]);
}

const visitorAt = (location: string) => (driver: Driver) =>
  driver.look((seen) => {
    expectVisitor(seen);
    expect(seen.at).toBe(location);
  });

const memberWith = (dialogs: string[], balance?: string) => (driver: Driver) =>
  driver.look((seen) => {
    expect(seen.token).not.toBeNull();
    expect(seen.user?.username).toBe('demo888');
    if (balance !== undefined) expect(seen.user?.balance).toBe(balance);
    expect(seen.dialogs).toEqual(dialogs);
  });

const place = (driver: Driver) => driver.look(({ at }) => at);

async function answerPoll(driver: Driver, answer: AnswerBody) {
  if (driver.calls.waiting(BALANCE) === 0) await driver.pass(4100);
  await driver.look(() => expect(driver.calls.waiting(BALANCE)).toBe(1));
  await driver.calls.answer(BALANCE, answer);
}

/** Opens pages whose calls are answered with 401. */
async function callsExpire(driver: Driver) {
  for (const path of CALLS_OF_PAGES) await driver.calls.always(path, EXPIRED);
  await driver.goTo('/withdraw');
}

/** Has the calls of pages answered again, as those of a new session are. */
async function callsAreAnswered(driver: Driver) {
  for (const path of CALLS_OF_PAGES) await driver.calls.always(path, { code: 200, data: [] });
}

/** The session across the whole app: home, menu, login, dialogs. */
export function sessionSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof sessionModel, Driver> {
  const open = async (driver: Driver, member: boolean) => {
    await driver.calls.always('/api/hot-game', { code: 200, data: { gameLists: [GAME], lotteryGames: [] } });
    await driver.calls.always('/api/game/list', { code: 200, data: [] });
    await driver.open('/', { member, hold: [BALANCE, LOGOFF, LOGIN, START] });
    // the dialogs' stylesheets, the toasts and the member's calls are loaded after the first screen
    await driver.pass(600);
  };
  /** number of logoff requests before the press */
  const logoffs = new WeakMap<Driver, number>();
  /** where the expiry was confirmed */
  const expiredAt = new WeakMap<Driver, string>();
  return {
    open: take,
    close: (driver) => driver.close(),
    sees: {
      closed: (driver) => expect(driver.calls.made('/api/user')).toEqual([]),
      visitor: (driver) => driver.look(expectVisitor),
      loginRequired: (driver) =>
        driver.look((seen) => {
          expectVisitor(seen);
          expect(seen.toast).toBe('请登录！');
          expect(seen.at).toBe('/');
        }),
      visitorAtGamesLogin: (driver) =>
        driver.look((seen) => {
          expectVisitor(seen);
          at(seen, '/login?redirect=%2FgamePage');
        }),
      member: memberWith([]),
      onGamePage: async (driver) => {
        await memberWith([])(driver);
        await driver.look((seen) => at(seen, '/gamePage?name=pp'));
      },
      memberBelowZero: memberWith([], '-0.01'),
      balanceTooLowShown: async (driver) => {
        await memberWith([], '-0.01')(driver);
        await driver.look((seen) => {
          expect(seen.toast).toContain('0元');
          expect(seen.at).toBe('/');
        });
      },
      logoutDialog: async (driver) => {
        await memberWith(['退出登录'])(driver);
        expect(driver.calls.made(LOGOFF)).toHaveLength(logoffs.get(driver) ?? 0);
      },
      leaving: (driver) =>
        driver.look((seen) => {
          expect(seen.token).not.toBeNull();
          expect(control(seen, '退出')).toMatchObject({ busy: true });
          expect(driver.calls.waiting(LOGOFF)).toBe(1);
        }),
      goneFromStorage: (driver) =>
        driver.look((seen) => {
          expect(seen.token).toBeNull();
          expect(seen.user).toBeNull();
          expect(control(seen, '退出')).toMatchObject({ busy: true });
        }),
      passwordChangedShown: (driver) =>
        driver.look((seen) => {
          expectVisitor(seen);
          expect(['/resetPasswordNew', '/withdraw']).toContain(seen.at);
        }),
      visitorAtHome: visitorAt('/'),
      expiryDialog: (driver) => driver.look((seen) => expect(seen.dialogs).toEqual(['认证失败'])),
      visitorAtLogin: visitorAt('/login'),
      loginLeadsBack: (driver) =>
        visitorAt(`/login?redirect=${encodeURIComponent(expiredAt.get(driver) ?? '')}`)(driver),
      backWhereItExpired: async (driver) => {
        await memberWith([])(driver);
        await driver.look((seen) => expect(seen.at).toBe(expiredAt.get(driver)));
      },
    },
    does: {
      openAsVisitor: (driver) => open(driver, false),
      openAsMember: (driver) => open(driver, true),
      reload: (driver) => driver.reload(),
      logIn: async (driver) => {
        if (!(await place(driver)).startsWith('/login')) await driver.goTo('/login');
        await driver.look((seen) => expect(seen.fields).toHaveLength(2));
        await driver.type('账号', 'demo888');
        await driver.type('密码', 'demo8888');
        await driver.press('button', '登录');
        await callsAreAnswered(driver);
        await driver.calls.answer(LOGIN, 'own');
      },
      pressLogout: async (driver) => {
        logoffs.set(driver, driver.calls.made(LOGOFF).length);
        await driver.press('button', '菜单');
        await driver.look((seen) => expect(seen.dialogs).toEqual(['菜单']));
        await driver.press('button', '退出登录');
        await driver.pass(500);
      },
      stay: async (driver) => {
        await driver.press('button', '留下来');
        await driver.pass(500);
      },
      leave: (driver) => driver.press('button', '退出'),
      serverConfirmsLogout: (driver) => driver.calls.answer(LOGOFF, { code: 200 }),
      serverRefusesLogout: (driver) => driver.calls.answer(LOGOFF, EXPIRED),
      serverStaysSilent: (driver) => driver.pass(3000),
      aSecondPasses: (driver) => driver.pass(1000),
      pollExpires: (driver) => answerPoll(driver, EXPIRED),
      callExpires: callsExpire,
      manyCallsExpire: async (driver) => {
        await callsExpire(driver);
        await driver.goTo('/vip');
      },
      confirmExpiry: async (driver) => {
        expiredAt.set(driver, await place(driver));
        await driver.press('button', '确定');
        await driver.pass(500);
      },
      balanceFallsBelowZero: (driver) =>
        answerPoll(driver, { code: 200, data: { balance: '-0.01', mbalance: '0.00' } }),
      enterGame: async (driver) => {
        if ((await place(driver)) !== '/') await driver.goTo('/');
        await driver.look((seen) => control(seen, GAME.name));
        await driver.press('button', GAME.name);
      },
      changePassword: async (driver) => {
        await driver.calls.always('/api/editPassword', { code: 200 });
        await driver.goTo('/resetPasswordNew');
        await driver.look((seen) => expect(seen.fields).toHaveLength(3));
        await driver.type('旧密码', 'demo8888');
        await driver.type('新密码', 'demo9999');
        await driver.type('确认密码', 'demo9999');
        await driver.press('button', '提交');
      },
    },
  };
}
