import { expect, test } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { launchMachine } from '#machines/game/launch.machine.ts';
import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import type { launchQueueMachine } from '#machines/game/launchQueue.machine.ts';
import { launchModel } from '#tests/models/game/launch.model.ts';
import { eligibilityIs } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness, type Harness } from '#tests/support/harness.ts';

const REQUEST = { platform: 'pp', type: 6, code: 'vs20fruit' };
const TITLE = '西游降妖';
const PATH = '/gamePage?name=pp&type=6&code=vs20fruit';
const ORIGIN = 'https://play.example';
const GAME_URL = 'https://games.example/1';
const CALLS = ['requestGameUrl', 'fetchGameUrl', 'fetchAddress'];

/** The facts on which entering a game depends. */
interface Eligibility {
  member: boolean;
  balance: string;
}

/** The game page before it is opened; `harness` is its harness afterwards. */
function standOutside() {
  const calls = new CallScript();
  const left: string[] = [];
  const machine = calls.bind(launchMachine).provide({
    // only requested after a failure, which this model does not cover
    actors: { watchFacts: calls.callback(), fetchExclusion: unboundCall('fetchExclusion') },
    actions: { openGame: ({ context }) => void left.push(context.url) },
  });
  const world = {
    calls,
    /** the external addresses for which the app was left */
    left,
    harness: null as Harness<typeof machine> | null,
    async enter(purpose: LaunchPurpose, who: Eligibility = { member: true, balance: '128.50' }) {
      world.harness = createHarness({
        machine,
        input: { purpose, request: REQUEST, title: TITLE, path: PATH, origin: ORIGIN },
        calls,
      });
      await world.tell(who);
    },
    tell: ({ member, balance }: Eligibility) => calls.tell('watchFacts', eligibilityIs(member, balance)),
    page() {
      if (world.harness === null) throw new Error('The page is not open');
      return world.harness;
    },
    snapshot: () => world.page().subject.getSnapshot(),
    /** the failure text with its 重试 button, or null */
    failure: () => (world.snapshot().matches('failed') ? world.snapshot().context.failure : null),
    isBusy: () => {
      const queue = world.snapshot().children.launchQueue?.getSnapshot();
      return queue !== undefined && 'hasTag' in queue && queue.hasTag('busy');
    },
    inFlight: () => CALLS.filter((id) => calls.waiting(id).length > 0),
    /** lets the due poll start: a second after the previous response */
    async poll() {
      if (calls.waiting('fetchGameUrl').length === 0) await world.page().pass(1000);
    },
    async failWhatWaits(error: CallError) {
      if (world.inFlight().length === 0) await world.poll();
      const [id] = world.inFlight();
      if (id === undefined) throw new Error('Nothing is asked');
      await calls.fail(id, error);
    },
  };
  return world;
}

type World = ReturnType<typeof standOutside>;

function expectWaiting(world: World, isBusy: boolean, calls: string[]) {
  expect(world.failure()).toBeNull();
  expect(world.isBusy()).toBe(isBusy);
  expect(world.left).toEqual([]);
  expect(world.inFlight()).toEqual(calls);
}

const expectAsking = (purpose: LaunchPurpose) =>
  function expectAddressRequested(world: World) {
    expectWaiting(world, false, ['fetchAddress']);
    expect(world.calls.latest('fetchAddress').input).toBe(purpose);
  };

/** Expects a failure text on the page, and one toast of the game pages. */
const failed = (text: string, toast = text) =>
  function expectFailure(world: World) {
    expect(world.failure()).toBe(text);
    expect(world.page().sent.toasts).toEqual([{ type: 'toast.show', text: toast }]);
    expect(world.snapshot().can({ type: 'retry' })).toBe(true);
    expect(world.inFlight()).toEqual([]);
    expect(world.left).toEqual([]);
  };

const steps: ModelStepsOf<typeof launchModel, World> = {
  open: standOutside,
  close: (world) => world.harness?.stop(),
  sees: {
    outside: (world) => expect(world.calls.made).toEqual([]),
    loginRequired: (world) => {
      expect(world.page().sent.toasts).toEqual([{ type: 'toast.show', text: '请登录！' }]);
      expect(world.page().went()).toEqual([]);
      expect(world.calls.made).toEqual([]);
    },
    atLogin: (world) => {
      expect(world.page().sent.navigation).toEqual([
        { type: 'navigation.go', to: `/login?redirect=${encodeURIComponent(PATH)}`, replace: true },
      ]);
      expect(world.calls.made).toEqual([]);
    },
    balanceTooLow: (world) => {
      expect(world.failure()).toContain('0元');
      expect(world.page().toasts().at(-1)).toBe(world.failure());
      expect(world.calls.made).toEqual([]);
    },
    paidUp: (world) => expect(world.failure()).toContain('0元'),
    asking: (world) => {
      expectWaiting(world, false, ['requestGameUrl']);
      expect(world.calls.latest('requestGameUrl').input).toEqual(REQUEST);
    },
    askingBusy: (world) => expectWaiting(world, true, ['requestGameUrl']),
    waiting: (world) => expectWaiting(world, false, []),
    busy: (world) => expectWaiting(world, true, []),
    refused: failed('余额不足'),
    serverBroken: failed('系统异常，请稍后重试'),
    tooFrequent: failed('您操作太频繁，请稍后再试'),
    unknownLogin: failed('未认证用户，请重新登录'),
    offline: failed('请求失败，请稍后重试'),
    entryFailed: failed('进入游戏失败'),
    timedOut: (world) => {
      expect(world.failure()).toContain('超时');
      expect(world.page().toasts()).toEqual(['获取游戏地址超时']);
      expect(world.calls.count('fetchGameUrl')).toBe(15);
      expect(world.left).toEqual([]);
    },
    askingAgent: expectAsking('agent'),
    agentRefused: failed('进入游戏失败'),
    askingService: expectAsking('service'),
    serviceFailed: failed('获取客服链接失败，请稍后再试'),
    inGame: (world) => {
      expect(world.left).toEqual([GAME_URL]);
      expect(world.failure()).toBeNull();
      expect(world.page().toasts()).toEqual([]);
      // only a game starts the play time (D62) and is among the recent ones
      const isGame = world.snapshot().context.purpose === 'game';
      expect(world.page().sent.realityCheck).toEqual(isGame ? [{ type: 'game.opened' }] : []);
      const played = { type: 'game.played', game: { ...REQUEST, title: TITLE } };
      expect(world.page().sent.gameEntry.at(-1)).toEqual(isGame ? played : undefined);
    },
    left: (world) => {
      expect(world.left).toEqual([]);
      expect(world.inFlight()).toEqual([]);
      expect(world.page().went()).toEqual([]);
    },
  },
  does: {
    openAsMember: (world) => world.enter('game'),
    openAsVisitor: (world) => world.enter('game', { member: false, balance: '0' }),
    openBelowZero: (world) => world.enter('game', { member: true, balance: '-0.01' }),
    openAgentLogin: (world) => world.enter('agent', { member: false, balance: '0' }),
    openCustomerService: (world) => world.enter('service', { member: false, balance: '0' }),
    requestIsTaken: (world) => world.calls.answer('requestGameUrl'),
    requestIsRefused: (world) => world.failWhatWaits({ kind: 'rejected', code: 400, message: '余额不足' }),
    serverBreaks: (world) => world.failWhatWaits({ kind: 'rejected', code: 500, message: '' }),
    requestIsTooFrequent: (world) =>
      world.failWhatWaits({ kind: 'rejected', code: 429, message: 'Too Many Attempts.' }),
    loginIsUnknown: (world) => world.failWhatWaits({ kind: 'expired', message: 'Unauthenticated.' }),
    networkFails: (world) => world.failWhatWaits({ kind: 'offline' }),
    gatewayFails: (world) => world.failWhatWaits({ kind: 'gateway', message: '' }),
    pollFindsNothing: async (world) => {
      await world.poll();
      await world.calls.answer('fetchGameUrl', '');
    },
    pollFindsTheGame: async (world) => {
      await world.poll();
      await world.calls.answer('fetchGameUrl', GAME_URL);
    },
    addressIsAScript: (world) => world.calls.answer(world.inFlight()[0] ?? '', 'javascript:alert(1)'),
    pollFindsAScript: async (world) => {
      await world.poll();
      await world.calls.answer('fetchGameUrl', 'javascript:alert(1)');
    },
    tenSecondsPass: async (world) => {
      for (let second = 0; second < 10; second += 1) {
        await world.page().pass(1000);
        if (world.calls.waiting('fetchGameUrl').length > 0) await world.calls.answer('fetchGameUrl', '');
      }
    },
    allTriesAreUsed: async (world) => {
      while (world.calls.count('fetchGameUrl') < 15) {
        await world.poll();
        await world.calls.answer('fetchGameUrl', '');
      }
    },
    allTriesAreLost: async (world) => {
      while (world.calls.count('fetchGameUrl') < 15) await world.failWhatWaits({ kind: 'offline' });
    },
    aSecondPasses: (world) => world.page().pass(1000),
    addressComes: (world) => world.calls.answer(world.inFlight()[0] ?? '', GAME_URL),
    addressIsRefused: (world) => world.failWhatWaits({ kind: 'rejected', code: 403, message: '' }),
    balanceRises: (world) => world.tell({ member: true, balance: '0.00' }),
    retry: async (world) => {
      world.page().sent.toasts.length = 0;
      await world.page().send({ type: 'retry' });
    },
    leaveThePage: (world) => world.page().stop(),
    lateAnswerComes: async (world) => {
      for (const call of world.calls.made) call.resolve(GAME_URL);
      await world.page().pass(60_000);
    },
  },
};

describeModel('the game page', launchModel, steps);

test.each(['agent', 'service'] as const)(
  'the way to the %s that failed opens after a retry that finds its address',
  async (purpose) => {
    const world = standOutside();
    await world.enter(purpose);
    await world.calls.fail('fetchAddress', { kind: 'offline' });
    await world.page().send({ type: 'retry' });
    await world.calls.answer('fetchAddress', GAME_URL);
    expect(world.left).toEqual([GAME_URL]);
    world.page().stop();
  },
);

test.each([
  ['keeps away from games', { kind: 'break', until: '2026-11-21 12:00:00' }],
  ['may play', null],
] as const)('after a failure the page asks whether the member %s', async (_, exclusion) => {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(launchMachine),
    input: { purpose: 'agent', request: REQUEST, title: TITLE, path: PATH, origin: ORIGIN },
    calls,
  });
  await calls.fail('fetchAddress', { kind: 'offline' });
  expect(harness.subject.getSnapshot().context.exclusion).toBeNull();
  await calls.answer('fetchExclusion', exclusion);
  expect(harness.subject.getSnapshot().context.exclusion).toEqual(exclusion);
  harness.stop();
});

test('a game whose queue crashes cannot be entered', async () => {
  const calls = new CallScript();
  const broken = calls.promise() as unknown as typeof launchQueueMachine;
  const harness = createHarness({
    machine: launchMachine.provide({ actors: { launchQueue: broken, watchFacts: calls.callback() } }),
    input: {
      purpose: 'game',
      request: REQUEST,
      title: TITLE,
      path: PATH,
      origin: ORIGIN,
    },
    calls,
  });
  expect(calls.given('watchFacts')).toEqual({ names: ['member', 'balance'] });
  await calls.tell('watchFacts', eligibilityIs(true, '0.00'));
  await calls.fail('launchQueue', { kind: 'malformed' });
  expect(harness.subject.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { failure: '进入游戏失败', url: '' },
  });
  expect(harness.sent.crashReporter).toEqual([
    { type: 'crash.reported', actor: 'launchQueue', error: { kind: 'malformed' } },
  ]);
  harness.stop();
});
