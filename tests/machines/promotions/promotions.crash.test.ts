import { describe, expect, test } from 'vitest';
import type { ActorRefFrom, AnyStateMachine, NonReducibleUnknown } from 'xstate';
import type { Activity } from '#machines/promotions/activity.ts';
import { activityMachine, applicationSubmission } from '#machines/promotions/activity.machine.ts';
import { activityListMachine } from '#machines/promotions/activityList.machine.ts';
import { anActivity } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';

/** Throws until it is mended. */
function faulty() {
  let mended = false;
  return {
    fault: () => {
      if (!mended) throw new Error('a fault');
      return {};
    },
    mend: () => {
      mended = true;
    },
  };
}

function openPage<Machine extends AnyStateMachine>(
  bind: (calls: CallScript) => Machine,
  input: NonReducibleUnknown,
) {
  const calls = new CallScript();
  const world = openHostedPage(bind(calls), calls, input);
  return { ...world, page: () => world.page() as ActorRefFrom<Machine> };
}

type Parts = Parameters<typeof activityMachine.provide>[0];

async function openActivity(parts: (calls: CallScript) => Parts) {
  const world = openPage(
    (calls) =>
      activityMachine
        .provide({ actors: { fetchActivity: calls.promise<Activity, { id: string }>() } })
        .provide({
          actors: { submission: calls.bind(applicationSubmission) },
          ...parts(calls),
        }),
    { member: true, id: '1', location: '/activeInfo?id=1' },
  );
  await world.calls.answer('fetchActivity', anActivity('1'));
  return world;
}

/** Expects the retry to restart the page, which applies with a new key. */
async function expectFreshPage(world: Awaited<ReturnType<typeof openActivity>>, key: string) {
  await world.retry();
  await world.calls.answer('fetchActivity', anActivity('1'));
  expect(world.page().getSnapshot()).toMatchObject({ value: 'reading' });
  world.page().send({ type: 'apply' });
  expect(world.calls.only('send').input).toMatchObject({ intent: { id: '1' }, key });
}

describe('a promotion that crashes', () => {
  test('while it is read costs only itself, and a retry starts a fresh one', async () => {
    const { fault, mend } = faulty();
    const world = await openActivity(() => ({ guards: { isMember: () => fault() !== undefined } }));
    world.page().send({ type: 'apply' });
    expect(world.isCrashed()).toBe(true);
    expect(world.toasts()).toEqual([]);
    mend();
    await expectFreshPage(world, 'key-1');
    world.stop();
  });

  test('while its application is on its way says nothing of it, because the outbox has it', async () => {
    const { fault, mend } = faulty();
    const world = await openActivity((calls) => ({
      actors: {
        submission: calls.bind(applicationSubmission).provide({ actions: { notifyDone: fault } }),
      },
    }));
    world.page().send({ type: 'apply' });
    await world.calls.answer('send', '');
    expect(world.isCrashed()).toBe(true);
    expect(world.toasts()).toEqual([]);
    mend();
    await expectFreshPage(world, 'key-2');
    world.stop();
  });
});

test('a list of promotions that crashes is requested by a fresh page', async () => {
  const { fault, mend } = faulty();
  const world = openPage(
    (calls) => calls.bind(activityListMachine).provide({ guards: { isKnown: () => fault() === undefined } }),
    { type: '0' },
  );
  await world.calls.fail('fetchActivities', { kind: 'offline' });
  expect(world.isCrashed()).toBe(true);
  mend();
  await world.retry();
  await world.calls.answer('fetchActivities', { type: '0', activities: [anActivity('1')] });
  expect(world.page().getSnapshot()).toMatchObject({
    value: 'ready',
    context: { type: '0', lists: { 0: [anActivity('1')] } },
  });
  world.stop();
});
