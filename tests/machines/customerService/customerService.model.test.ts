import { expect } from 'vitest';
import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { customerServiceModel } from '#tests/models/customerService/customerService.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const URL = 'https://service.example/chat';
const FAILED = '获取客服链接失败，请稍后再试';

function openService() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(customerServiceMachine), calls });
  return {
    ...harness,
    isReserved: () => calls.isRunning('serviceWindow'),
    shows: () => calls.received('serviceWindow').length,
    /** expected number of addresses sent to the window so far */
    expectedShows: 0,
  };
}

type World = ReturnType<typeof openService>;

function expectUnderWay(world: World, isAsking: boolean) {
  expect(world.isReserved()).toBe(true);
  expect(world.calls.waiting('fetchServiceUrl')).toHaveLength(isAsking ? 1 : 0);
  expect(world.shows()).toBe(world.expectedShows);
}

const ended = (text: string | null) => (world: World) => {
  expect(world.toasts()).toEqual(text === null ? [] : [text]);
  expect(world.isReserved()).toBe(false);
  expect(world.calls.waiting('fetchServiceUrl')).toEqual([]);
  expect(world.subject.getSnapshot().can({ type: 'service.open' })).toBe(true);
};

const steps: ModelStepsOf<typeof customerServiceModel, World> = {
  open: openService,
  close: (world) => world.stop(),
  sees: {
    nothing: ended(null),
    asking: (world) => expectUnderWay(world, true),
    aboutToOpen: (world) => {
      expectUnderWay(world, false);
      expect(world.toasts()).toEqual([]);
    },
    opening: (world) => {
      expectUnderWay(world, false);
      expect(world.calls.received('serviceWindow').at(-1)).toEqual({ type: 'window.show', url: URL });
    },
    opened: ended(null),
    elsewhere: (world) => {
      ended(null)(world);
      expect(world.shows()).toBe(world.expectedShows);
    },
    blockedWindowShown: ended('弹窗被拦截，正在直接跳转...'),
    refusalShown: ended('客服休息中'),
    failureShown: ended(FAILED),
  },
  does: {
    pressService: (world) => world.send({ type: 'service.open' }),
    addressComes: (world) => world.calls.answer('fetchServiceUrl', URL),
    serverRefuses: (world) =>
      world.calls.fail('fetchServiceUrl', { kind: 'rejected', code: 503, message: '客服休息中' }),
    serverRefusesWithoutWords: (world) =>
      world.calls.fail('fetchServiceUrl', { kind: 'rejected', code: 500, message: '' }),
    networkFails: (world) => world.calls.fail('fetchServiceUrl', { kind: 'offline' }),
    theDelayPasses: async (world) => {
      await world.pass(1100);
      world.expectedShows += 1;
    },
    windowOpens: (world) => world.calls.tell('serviceWindow', { type: 'window.opened' }),
    browserBlocksTheWindow: (world) => world.calls.tell('serviceWindow', { type: 'window.blocked' }),
    addressMayNotBeOpened: (world) => world.calls.tell('serviceWindow', { type: 'window.refused' }),
    leaveThePage: (world) => world.calls.tell('watchNavigationAway', { type: 'address.left' }),
    aMinutePasses: (world) => world.pass(60_000),
  },
};

describeModel('customer service', customerServiceModel, steps);
