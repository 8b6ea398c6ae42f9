import { describe, expect, test } from 'vitest';
import { activityListMachine } from '#machines/promotions/activityList.machine.ts';
import { anActivity } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: activityListMachine,
  starts: { opened: () => ({ type: '0' }) },
  calls: { fetchActivities: { outputs: [{ type: '0', activities: [anActivity('1')] }] } },
  callbacks: ['ownApplications'],
  events: {
    'type.selected': [{ type: 'type.selected', value: '1' }],
    retry: [{ type: 'retry' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  key: ({ context }) => [context.type, Object.keys(context.lists)],
});

function open() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(activityListMachine),
    input: { type: '0' },
    calls,
  });
  const answer = (type: string, ...ids: string[]) =>
    calls.answer('fetchActivities', { type, activities: ids.map((id) => anActivity(id)) });
  const snapshot = () => harness.subject.getSnapshot();
  const shown = () => snapshot().context.lists[snapshot().context.type]?.map(({ id }) => id);
  return { ...harness, answer, shown, value: () => snapshot().value };
}

describe('the promotions by type', () => {
  test('a type that is left before its answer is not requested any longer', async () => {
    const world = open();
    await world.send({ type: 'type.selected', value: '2' });
    expect(world.calls.waiting('fetchActivities').map(({ input }) => input)).toEqual([{ type: '2' }]);
    await world.answer('2', '5');
    expect(world.shown()).toEqual(['5']);
    world.stop();
  });
  test('a type seen before stands at once, and is refreshed', async () => {
    const world = open();
    await world.answer('0', '1');
    await world.send({ type: 'type.selected', value: '1' });
    expect(world.shown()).toBeUndefined();
    await world.answer('1', '2');
    await world.send({ type: 'type.selected', value: '0' });
    expect(world.shown()).toEqual(['1']);
    await world.answer('0', '1', '3');
    expect(world.shown()).toEqual(['1', '3']);
    world.stop();
  });
  test('returned to, what is on the screen stays where the refresh fails (D45)', async () => {
    const world = open();
    await world.answer('0', '1');
    await world.send({ type: 'page.shown' });
    await world.calls.fail('fetchActivities', { kind: 'offline' });
    expect(world.value()).toBe('ready');
    expect(world.shown()).toEqual(['1']);
    expect(world.toasts()).toEqual([]);
    world.stop();
  });
  test('a first load that fails can be tried again', async () => {
    const world = open();
    await world.calls.fail('fetchActivities', { kind: 'timeout' });
    expect(world.value()).toBe('failed');
    expect(world.subject.getSnapshot().context.failure).toBe('加载失败，请检查网络');
    await world.send({ type: 'retry' });
    await world.answer('0');
    expect(world.shown()).toEqual([]);
    world.stop();
  });
});
