import { expect } from 'vitest';
import type { sessionModel } from '#tests/models/session/session.model.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import type { Seen } from '#tests/support/readScreen.ts';
import { control, type Answer, type WholeApp } from '#tests/support/wholeApp.ts';

const BALANCE = '/api/balance';
const LOGOFF = '/api/logoff';
const LOGIN = '/api/login_pc';
const START = '/api/getGameUrl';
const EXPIRED: Answer = { code: 401 };
/** Calls of pages that a visitor may open too. */
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

const visitorAt = (location: string) => (app: WholeApp) =>
  app.sees((seen) => {
    expectVisitor(seen);
    expect(seen.at).toBe(location);
  });

const memberWith = (dialogs: string[], balance?: string) => (app: WholeApp) =>
  app.sees((seen) => {
    expect(seen.token).not.toBeNull();
    expect(seen.user?.username).toBe('demo888');
    if (balance !== undefined) expect(seen.user?.balance).toBe(balance);
    expect(seen.dialogs).toEqual(dialogs);
  });

async function place(app: WholeApp): Promise<string> {
  let here = '';
  await app.sees((seen) => {
    here = seen.at;
  });
  return here;
}

async function answerPoll(app: WholeApp, answer: Answer) {
  if (app.calls.waiting(BALANCE) === 0) await app.pass(4100);
  await app.sees(() => expect(app.calls.waiting(BALANCE)).toBe(1));
  await app.calls.answer(BALANCE, answer);
}

/** Pages are opened whose calls are answered with 401. */
async function callsExpire(app: WholeApp) {
  for (const path of CALLS_OF_PAGES) await app.calls.always(path, EXPIRED);
  await app.goTo('/withdraw');
}

/** Who a person is to the app, in the whole app: home, menu, login, dialogs. */
export function sessionPlay(take: () => WholeApp | Promise<WholeApp>): PlayOf<typeof sessionModel, WholeApp> {
  const open = async (app: WholeApp, member: boolean) => {
    await app.calls.always('/api/hot-game', { code: 200, data: { gameLists: [GAME], lotteryGames: [] } });
    await app.calls.always('/api/game/list', { code: 200, data: [] });
    await app.open('/', { member, hold: [BALANCE, LOGOFF, LOGIN, START] });
  };
  return {
    open: take,
    close: (app) => app.close(),
    sees: {
      closed: (app) => expect(app.calls.made('/api/user')).toEqual([]),
      visitor: (app) => app.sees(expectVisitor),
      toldToLogIn: (app) =>
        app.sees((seen) => {
          expectVisitor(seen);
          expect(seen.toast).toBe('请登录！');
          expect(seen.at).toBe('/');
        }),
      visitorAtGamesLogin: (app) =>
        app.sees((seen) => {
          expectVisitor(seen);
          at(seen, '/login?redirect=%2FgamePage');
        }),
      member: memberWith([]),
      onGamePage: async (app) => {
        await memberWith([])(app);
        await app.sees((seen) => at(seen, '/gamePage?name=pp'));
      },
      memberBelowZero: memberWith([], '-0.01'),
      toldBalanceTooLow: async (app) => {
        await memberWith([], '-0.01')(app);
        await app.sees((seen) => {
          expect(seen.toast).toContain('0元');
          expect(seen.at).toBe('/');
        });
      },
      logoutDialog: async (app) => {
        await memberWith(['退出登录'])(app);
        expect(app.calls.made(LOGOFF)).toEqual([]);
      },
      leaving: (app) =>
        app.sees((seen) => {
          expect(seen.token).not.toBeNull();
          expect(control(seen, '退出')).toMatchObject({ busy: true });
          expect(app.calls.waiting(LOGOFF)).toBe(1);
        }),
      goneFromStorage: (app) =>
        app.sees((seen) => {
          expect(seen.token).toBeNull();
          expect(seen.user).toBeNull();
          expect(control(seen, '退出')).toMatchObject({ busy: true });
        }),
      toldPasswordChanged: (app) =>
        app.sees((seen) => {
          expectVisitor(seen);
          expect(['/resetPasswordNew', '/withdraw']).toContain(seen.at);
        }),
      visitorAtHome: visitorAt('/'),
      expiryDialog: (app) => app.sees((seen) => expect(seen.dialogs).toEqual(['认证失败'])),
      visitorAtLogin: visitorAt('/login'),
    },
    does: {
      openAsVisitor: (app) => open(app, false),
      openAsMember: async (app) => {
        await open(app, true);
        // the dialogs' sheets and the member's calls are fetched after the first screen
        await app.pass(600);
      },
      reload: (app) => app.reload(),
      logIn: async (app) => {
        if (!(await place(app)).startsWith('/login')) await app.goTo('/login');
        await app.sees((seen) => expect(seen.fields).toHaveLength(2));
        await app.fill('账号', 'demo888');
        await app.fill('密码', 'demo8888');
        await app.press('登录');
        await app.calls.accept(LOGIN, { code: 200, data: { api_token: 'token-of-demo888' } });
      },
      pressLogout: async (app) => {
        await app.press('菜单');
        await app.sees((seen) => expect(seen.dialogs).toEqual(['菜单']));
        await app.press('退出登录');
        await app.pass(500);
      },
      stay: async (app) => {
        await app.press('留下来');
        await app.pass(500);
      },
      leave: (app) => app.press('退出'),
      serverConfirmsLogout: (app) => app.calls.answer(LOGOFF, { code: 200 }),
      serverRefusesLogout: (app) => app.calls.answer(LOGOFF, EXPIRED),
      serverStaysSilent: (app) => app.pass(3000),
      aSecondPasses: (app) => app.pass(1000),
      pollExpires: (app) => answerPoll(app, EXPIRED),
      callExpires: callsExpire,
      manyCallsExpire: async (app) => {
        await callsExpire(app);
        await app.goTo('/vip');
      },
      confirmExpiry: async (app) => {
        await app.press('确定');
        await app.pass(500);
      },
      balanceFallsBelowZero: (app) =>
        answerPoll(app, { code: 200, data: { balance: '-0.01', mbalance: '0.00' } }),
      enterGame: async (app) => {
        if ((await place(app)) !== '/') await app.goTo('/');
        await app.sees((seen) => control(seen, GAME.name));
        await app.press(GAME.name);
      },
      changePassword: async (app) => {
        await app.calls.always('/api/editPassword', { code: 200 });
        await app.goTo('/resetPasswordNew');
        await app.sees((seen) => expect(seen.fields).toHaveLength(3));
        await app.fill('旧密码', 'demo8888');
        await app.fill('新密码', 'demo9999');
        await app.fill('确认密码', 'demo9999');
        await app.press('提交');
      },
    },
  };
}
