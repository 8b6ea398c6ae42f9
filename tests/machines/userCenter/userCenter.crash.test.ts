import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { gamesRecoveryMachine } from '#machines/userCenter/gamesRecovery.machine.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';
import { createHarness } from '#tests/support/harness.ts';

function openUserCenter() {
  const calls = new CallScript();
  const games = calls.bind(gamesRecoveryMachine);
  const machine = userCenterMachine.provide({
    actors: { games, levels: calls.callback() as never, holdings: calls.callback() as never },
    actions: {
      storeMask: () => {
        throw new Error('a fault');
      },
    },
  });
  const host = openHostedPage(machine, calls, { masked: false });
  return { ...host, page: () => host.page() as ActorRefFrom<typeof userCenterMachine> };
}

test('a user centre that crashes costs only itself, and a retry starts a fresh one', async () => {
  const world = openUserCenter();
  world.page().send({ type: 'balance.mask' });
  expect(world.isCrashed()).toBe(true);
  expect(world.toasts()).toEqual([]);
  await world.retry();
  expect(world.page().getSnapshot()).toMatchObject({ status: 'active', value: { games: 'open' } });
  world.page().getSnapshot().children.games?.send({ type: 'recover' });
  expect(world.calls.waiting('send')).toHaveLength(1);
  world.stop();
});

test('one that crashes while money moves says nothing of it, because the outbox has it', async () => {
  const world = openUserCenter();
  world.page().getSnapshot().children.games?.send({ type: 'recover' });
  world.page().send({ type: 'balance.mask' });
  expect(world.isCrashed()).toBe(true);
  expect(world.toasts()).toEqual([]);
  world.stop();
});

test.each(['avatar', 'games', 'lottery'] as const)(
  'a fault of its %s costs only that, is reported, and a retry starts it afresh',
  async (part) => {
    const calls = new CallScript();
    const fault = new Error('a fault');
    const harness = createHarness({
      machine: userCenterMachine.provide({
        actors: {
          avatar: calls.callback() as never,
          games: calls.callback() as never,
          lottery: calls.callback() as never,
          levels: calls.callback() as never,
          holdings: calls.callback() as never,
        },
      }),
      input: { masked: false },
      calls,
    });
    const open = { avatar: 'open', games: 'open', lottery: 'open' };
    await calls.crash(part, fault);
    expect(harness.subject.getSnapshot().value).toMatchObject({ ...open, [part]: 'crashed' });
    expect(harness.sent.crashReporter).toEqual([{ type: 'crash.reported', actor: part, error: fault }]);
    await harness.send({ type: `${part}.retried` });
    expect(harness.subject.getSnapshot().value).toMatchObject(open);
    expect(calls.isRunning(part)).toBe(true);
    harness.stop();
  },
);
