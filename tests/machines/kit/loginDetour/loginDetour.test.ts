import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { loginDetourMachine, type LoginDetourInput } from '#machines/kit/loginDetour/loginDetour.machine.ts';
import { loginDetourModel } from '#tests/models/kit/loginDetour/loginDetour.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const INPUT: LoginDetourInput = {
  text: '请先登录',
  delay: 1000,
  wanted: '/activeInfo?id=1',
  replace: false,
};
const LOGIN = '/login?redirect=%2FactiveInfo%3Fid%3D1';

describeTransitionCoverage({
  machine: loginDetourMachine,
  starts: { 'a visitor': () => INPUT },
});

/** A flow that runs the login detour until it receives `stop`. */
function openDetour(changes: Partial<LoginDetourInput> = {}) {
  const harness = createHarness({
    machine: createMachine({
      types: {} as { events: { type: 'stop' } },
      initial: 'away',
      states: {
        away: {
          invoke: {
            src: loginDetourMachine,
            id: 'loginDetour',
            input: () => ({ ...INPUT, ...changes }),
            onDone: 'ended',
          },
          on: { stop: 'stopped' },
        },
        ended: {},
        stopped: {},
      },
    }),
  });
  return { ...harness, value: () => harness.subject.getSnapshot().value };
}
type World = ReturnType<typeof openDetour>;

const seesOnly = (went: string[], value: string) => (world: World) => {
  expect(world.sent.toasts).toEqual([{ type: 'toast.show', text: '请先登录' }]);
  expect(world.went()).toEqual(went);
  expect(world.value()).toBe(value);
};

const steps: ModelStepsOf<typeof loginDetourModel, World> = {
  open: () => openDetour(),
  close: (world) => world.stop(),
  sees: {
    loginRequired: seesOnly([], 'away'),
    notYetAtLogin: seesOnly([], 'away'),
    atLogin: seesOnly([LOGIN], 'ended'),
    elsewhere: seesOnly([], 'stopped'),
  },
  does: {
    almostAllTimePasses: (world) => world.pass(999),
    theRestPasses: (world) => world.pass(1),
    aMinutePasses: (world) => world.pass(60_000),
    goElsewhere: (world) => world.send({ type: 'stop' }),
  },
};
describeModel('a visitor is led to the login', loginDetourModel, steps);

test.each([500, 1000, 2000])(
  'the login page is requested %i ms after the text, not a ms before',
  async (delay) => {
    const world = openDetour({ delay });
    await world.pass(delay - 1);
    expect(world.went()).toEqual([]);
    await world.pass(1);
    expect(world.went()).toEqual([LOGIN]);
    world.stop();
  },
);

test.each([true, false])('the page takes its own place in the history: %s', async (replace) => {
  const world = openDetour({ replace });
  await world.pass(1000);
  expect(world.sent.navigation).toEqual([{ type: 'navigation.go', to: LOGIN, replace }]);
  world.stop();
});

test('the text is the page’s own', () => {
  const world = openDetour({ text: '请登录！' });
  expect(world.sent.toasts).toEqual([{ type: 'toast.show', text: '请登录！' }]);
  world.stop();
});
