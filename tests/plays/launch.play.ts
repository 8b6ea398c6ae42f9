import { expect } from 'vitest';
import type { launchModel } from '#tests/models/game/launch.model.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import { control, userAnswer, type Answer, type WholeApp } from '#tests/support/wholeApp.ts';
import { aMember } from '#tests/support/samples.ts';

const PATH = '/gamePage?name=pp&type=6&code=vs20fruit';
const GAME_URL = 'https://games.example/1';
const START = '/api/getGameUrl';
const RESULT = '/api/getGameUrlResult';
const AGENT = '/api/getAgentLoginUrl';
const SERVICE = '/api/getservicerurl';
const BALANCE = '/api/balance';
const CALLS = [START, RESULT, AGENT, SERVICE];
const TOO_LOW = '进入游戏最低余额为0元！';
const QUEUEING = '正在进入游戏…';
const BUSY = '当前排队人数较多，请耐心等待…';

const inFlight = (app: WholeApp) => CALLS.filter((path) => app.calls.waiting(path) > 0);
const asked = (app: WholeApp) => CALLS.flatMap((path) => app.calls.made(path));

const address = (path: string, url: string): Answer => ({
  code: 200,
  data: path === AGENT ? url : { url },
});

/** The one call that waits; the poll that is due comes a second after the answer before. */
async function due(app: WholeApp): Promise<string> {
  if (inFlight(app).length === 0) await app.pass(1000);
  await app.sees(() => expect(inFlight(app)).toHaveLength(1));
  return inFlight(app)[0] ?? '';
}

const answerDue = (answer: Answer) =>
  async function answerWhatIsDue(app: WholeApp) {
    await app.calls.answer(await due(app), answer);
  };
const findDue = (url: string) =>
  async function findWhatIsDue(app: WholeApp) {
    const path = await due(app);
    await app.calls.answer(path, address(path, url));
  };

const waits = (text: string, calls: string[]) => (app: WholeApp) =>
  app.sees((seen) => {
    expect(seen.words).toContain(text);
    expect(inFlight(app)).toEqual(calls);
    expect(app.left()).toEqual([]);
  });

const failed =
  (text: string, toast = text) =>
  (app: WholeApp) =>
    app.sees((seen) => {
      expect(seen.words).toContain(text);
      expect(seen.toast).toBe(toast);
      expect(control(seen, '重试')).toMatchObject({ ready: true });
      expect(control(seen, '返回首页')).toMatchObject({ ready: true });
      expect(inFlight(app)).toEqual([]);
      expect(app.left()).toEqual([]);
    });

const openAs =
  (location: string, options: Parameters<WholeApp['open']>[1] = {}) =>
  (app: WholeApp) =>
    app.open(location, { ...options, hold: [...CALLS, BALANCE] });

/** The game page, from its opening to the game's own address. */
export function launchPlay(take: () => WholeApp | Promise<WholeApp>): PlayOf<typeof launchModel, WholeApp> {
  return {
    open: take,
    close: (app) => app.close(),
    sees: {
      outside: (app) => expect(asked(app)).toEqual([]),
      toldToLogIn: (app) =>
        app.sees((seen) => {
          expect(seen.toast).toBe('请登录！');
          expect(seen.at).toBe(PATH);
          expect(asked(app)).toEqual([]);
        }),
      atLogin: (app) =>
        app.sees((seen) => {
          expect(seen.at).toBe(`/login?redirect=${encodeURIComponent(PATH)}`);
          expect(asked(app)).toEqual([]);
        }),
      balanceTooLow: async (app) => {
        await failed(TOO_LOW)(app);
        expect(asked(app)).toEqual([]);
      },
      paidUp: (app) =>
        app.sees((seen) => {
          expect(seen.user?.balance).toBe('0.00');
          expect(seen.words).toContain(TOO_LOW);
        }),
      asking: async (app) => {
        await waits(QUEUEING, [START])(app);
        expect(app.calls.made(START).at(-1)).toEqual({
          plat_name: 'pp',
          game_type: 6,
          game_code: 'vs20fruit',
          is_mobile_url: 1,
        });
      },
      askingBusy: waits(BUSY, [START]),
      waiting: waits(QUEUEING, []),
      busy: waits(BUSY, []),
      refused: failed('余额不足'),
      serverBroken: failed('系统异常，请稍后重试'),
      tooFrequent: failed('您操作太频繁，请稍后再试'),
      unknownLogin: (app) =>
        app.sees((seen) => {
          expect(seen.toast).toBe('未认证用户，请重新登录');
          expect(seen.dialogs).toEqual(['认证失败']);
          expect(inFlight(app)).toEqual([]);
        }),
      offline: failed('请求失败，请稍后重试'),
      entryFailed: failed('进入游戏失败'),
      timedOut: async (app) => {
        await failed('游戏加载超时', '获取游戏地址超时')(app);
        expect(app.calls.made(RESULT)).toHaveLength(15);
      },
      askingAgent: waits('正在打开代理登录…', [AGENT]),
      agentRefused: failed('进入游戏失败'),
      askingService: waits('正在连接在线客服…', [SERVICE]),
      serviceFailed: failed('获取客服链接失败，请稍后再试'),
      inGame: (app) => app.sees(() => expect(app.left()).toEqual([GAME_URL])),
      left: (app) =>
        app.sees((seen) => {
          expect(seen.at).toBe('/about');
          expect(inFlight(app)).toEqual([]);
          expect(app.left()).toEqual([]);
        }),
    },
    does: {
      openAsMember: openAs(PATH, { member: true }),
      openAsVisitor: openAs(PATH),
      openBelowZero: async (app) => {
        await app.calls.always('/api/user', userAnswer('-0.01'));
        await openAs(PATH, { member: true, user: aMember({ balance: '-0.01' }) })(app);
      },
      openAgentLogin: openAs('/gamePage?dailiD=1'),
      openCustomerService: openAs('/gamePage?dailiD=2'),
      requestIsTaken: (app) => app.calls.answer(START, { code: 200 }),
      requestIsRefused: answerDue({ code: 400, message: '余额不足' }),
      serverBreaks: answerDue({ code: 500 }),
      requestIsTooFrequent: answerDue({ code: 429, message: 'Too Many Attempts.' }),
      loginIsUnknown: answerDue({ code: 401, message: 'Unauthenticated.' }),
      networkFails: async (app) => app.calls.drop(await due(app)),
      gatewayFails: async (app) => app.calls.garble(await due(app)),
      pollFindsNothing: findDue(''),
      pollFindsTheGame: findDue(GAME_URL),
      addressIsAScript: findDue('javascript:alert(1)'),
      pollFindsAScript: findDue('javascript:alert(1)'),
      tenSecondsPass: async (app) => {
        if (inFlight(app).includes(START)) await app.pass(10_000);
        else
          for (let second = 0; second < 10; second += 1)
            await app.calls.answer(await due(app), address(RESULT, ''));
      },
      allTriesAreUsed: async (app) => {
        while (app.calls.made(RESULT).length < 15 || app.calls.waiting(RESULT) > 0)
          await app.calls.answer(await due(app), address(RESULT, ''));
      },
      allTriesAreLost: async (app) => {
        while (app.calls.made(RESULT).length < 15 || app.calls.waiting(RESULT) > 0)
          await app.calls.drop(await due(app));
      },
      aSecondPasses: (app) => app.pass(1000),
      addressComes: findDue(GAME_URL),
      addressIsRefused: answerDue({ code: 403 }),
      balanceRises: async (app) => {
        if (app.calls.waiting(BALANCE) === 0) await app.pass(500);
        await app.sees(() => expect(app.calls.waiting(BALANCE)).toBe(1));
        await app.calls.answer(BALANCE, { code: 200, data: { balance: '0.00', mbalance: '0' } });
      },
      retry: (app) => app.press('重试'),
      leaveThePage: (app) => app.goTo('/about'),
      lateAnswerComes: (app) => app.pass(60_000),
    },
  };
}
