import { expect } from 'vitest';
import type { launchModel } from '#tests/models/game/launch.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { control, userAnswer, type Driver } from '#tests/support/driver.ts';
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

const inFlight = (driver: Driver) => CALLS.filter((path) => driver.calls.waiting(path) > 0);
const asked = (driver: Driver) => CALLS.flatMap((path) => driver.calls.made(path));

const address = (path: string, url: string): AnswerBody => ({
  code: 200,
  data: path === AGENT ? url : { url },
});

/** The pending call; the next poll is sent a second after the previous response. */
async function due(driver: Driver): Promise<string> {
  if (inFlight(driver).length === 0) await driver.pass(1000);
  await driver.look(() => expect(inFlight(driver)).toHaveLength(1));
  return inFlight(driver)[0] ?? '';
}

const answerDue = (answer: AnswerBody) =>
  async function answerWhatIsDue(driver: Driver) {
    await driver.calls.answer(await due(driver), answer);
  };
const findDue = (url: string) =>
  async function findWhatIsDue(driver: Driver) {
    const path = await due(driver);
    await driver.calls.answer(path, address(path, url));
  };

const waits = (text: string, calls: string[]) => (driver: Driver) =>
  driver.look((seen) => {
    expect(seen.words).toContain(text);
    expect(inFlight(driver)).toEqual(calls);
    expect(driver.left()).toEqual([]);
  });

const failed =
  (text: string, toast = text) =>
  (driver: Driver) =>
    driver.look((seen) => {
      expect(seen.words).toContain(text);
      expect(seen.toast).toBe(toast);
      expect(control(seen, '重试')).toMatchObject({ ready: true });
      expect(control(seen, '返回首页')).toMatchObject({ ready: true });
      expect(inFlight(driver)).toEqual([]);
      expect(driver.left()).toEqual([]);
    });

const openAs =
  (location: string, options: Parameters<Driver['open']>[1] = {}) =>
  (driver: Driver) =>
    driver.open(location, { ...options, hold: [...CALLS, BALANCE] });

/** The game page, from its opening to the navigation to the game. */
export function launchSteps(take: () => Driver | Promise<Driver>): ModelStepsOf<typeof launchModel, Driver> {
  /** number of polls before the current launch */
  const earlier = new WeakMap<Driver, number>();
  const tries = (driver: Driver) => driver.calls.made(RESULT).length - (earlier.get(driver) ?? 0);
  return {
    open: take,
    close: (driver) => driver.close(),
    sees: {
      outside: (driver) => expect(asked(driver)).toEqual([]),
      loginRequired: (driver) =>
        driver.look((seen) => {
          expect(seen.toast).toBe('请登录！');
          expect(seen.at).toBe(PATH);
          expect(asked(driver)).toEqual([]);
        }),
      atLogin: (driver) =>
        driver.look((seen) => {
          expect(seen.at).toBe(`/login?redirect=${encodeURIComponent(PATH)}`);
          expect(asked(driver)).toEqual([]);
        }),
      balanceTooLow: async (driver) => {
        await failed(TOO_LOW)(driver);
        expect(asked(driver)).toEqual([]);
      },
      paidUp: (driver) =>
        driver.look((seen) => {
          expect(seen.user?.balance).toBe('0.00');
          expect(seen.words).toContain(TOO_LOW);
        }),
      asking: async (driver) => {
        await waits(QUEUEING, [START])(driver);
        expect(driver.calls.made(START).at(-1)).toEqual({
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
      unknownLogin: (driver) =>
        driver.look((seen) => {
          expect(seen.toast).toBe('未认证用户，请重新登录');
          expect(seen.dialogs).toEqual(['认证失败']);
          expect(inFlight(driver)).toEqual([]);
        }),
      offline: failed('请求失败，请稍后重试'),
      entryFailed: failed('进入游戏失败'),
      timedOut: async (driver) => {
        await failed('游戏加载超时', '获取游戏地址超时')(driver);
        expect(tries(driver)).toBe(15);
      },
      askingAgent: waits('正在打开代理登录…', [AGENT]),
      agentRefused: failed('进入游戏失败'),
      askingService: waits('正在连接在线客服…', [SERVICE]),
      serviceFailed: failed('获取客服链接失败，请稍后再试'),
      inGame: (driver) => driver.look(() => expect(driver.left()).toEqual([GAME_URL])),
      left: (driver) =>
        driver.look((seen) => {
          expect(seen.at).toBe('/about');
          expect(inFlight(driver)).toEqual([]);
          expect(driver.left()).toEqual([]);
        }),
    },
    does: {
      openAsMember: openAs(PATH, { member: true }),
      openAsVisitor: openAs(PATH),
      openBelowZero: async (driver) => {
        await driver.calls.always('/api/user', userAnswer('-0.01'));
        await openAs(PATH, { member: true, user: aMember({ balance: '-0.01' }) })(driver);
      },
      openAgentLogin: openAs('/gamePage?dailiD=1'),
      openCustomerService: openAs('/gamePage?dailiD=2'),
      requestIsTaken: (driver) => {
        earlier.set(driver, driver.calls.made(RESULT).length);
        return driver.calls.answer(START, { code: 200 });
      },
      requestIsRefused: answerDue({ code: 400, message: '余额不足' }),
      serverBreaks: answerDue({ code: 500 }),
      requestIsTooFrequent: answerDue({ code: 429, message: 'Too Many Attempts.' }),
      loginIsUnknown: async (driver) => {
        await answerDue({ code: 401, message: 'Unauthenticated.' })(driver);
        // the chunk of the dialog is loaded after the first screen
        await driver.pass(600);
      },
      networkFails: async (driver) => driver.calls.answer(await due(driver), 'lost'),
      gatewayFails: async (driver) => driver.calls.answer(await due(driver), 'garbled'),
      pollFindsNothing: findDue(''),
      pollFindsTheGame: findDue(GAME_URL),
      addressIsAScript: findDue('javascript:alert(1)'),
      pollFindsAScript: findDue('javascript:alert(1)'),
      tenSecondsPass: async (driver) => {
        if (inFlight(driver).includes(START)) await driver.pass(10_000);
        else
          for (let second = 0; second < 10; second += 1)
            await driver.calls.answer(await due(driver), address(RESULT, ''));
      },
      allTriesAreUsed: async (driver) => {
        while (tries(driver) < 15 || driver.calls.waiting(RESULT) > 0)
          await driver.calls.answer(await due(driver), address(RESULT, ''));
      },
      allTriesAreLost: async (driver) => {
        while (tries(driver) < 15 || driver.calls.waiting(RESULT) > 0)
          await driver.calls.answer(await due(driver), 'lost');
      },
      aSecondPasses: (driver) => driver.pass(1000),
      addressComes: findDue(GAME_URL),
      addressIsRefused: answerDue({ code: 403 }),
      balanceRises: async (driver) => {
        if (driver.calls.waiting(BALANCE) === 0) await driver.pass(500);
        await driver.look(() => expect(driver.calls.waiting(BALANCE)).toBe(1));
        await driver.calls.answer(BALANCE, { code: 200, data: { balance: '0.00', mbalance: '0' } });
      },
      retry: (driver) => driver.press('button', '重试'),
      leaveThePage: (driver) => driver.goTo('/about'),
      lateAnswerComes: (driver) => driver.pass(60_000),
    },
  };
}
