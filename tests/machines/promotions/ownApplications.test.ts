import { describe, expect, test } from 'vitest';
import type { Application } from '#machines/promotions/activity.ts';
import { activityListMachine } from '#machines/promotions/activityList.machine.ts';
import { ownApplicationsMachine } from '#machines/promotions/ownApplications.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const OWN: Application = { id: '7/0', activityId: '7', name: '首存礼金', state: 1 };
const factsOf = (member: boolean) => ({ type: 'facts.changed', facts: { member } }) as const;

describeTransitionCoverage({
  machine: ownApplicationsMachine,
  starts: { opened: () => undefined },
  calls: { fetchApplications: { outputs: [[OWN]] } },
  callbacks: ['watchFacts'],
  events: {
    refresh: [{ type: 'refresh' }],
    'facts.changed': [factsOf(true), factsOf(false)],
  },
});

function open() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(ownApplicationsMachine), calls });
  return {
    ...harness,
    asked: () => calls.waiting('fetchApplications').length,
    applications: () => harness.subject.getSnapshot().context.applications,
  };
}

describe('the applications beside the promotions', () => {
  test('are not asked for by a visitor', async () => {
    const { asked, send, stop } = open();
    expect(asked()).toBe(0);
    await send({ type: 'refresh' });
    expect(asked()).toBe(0);
    stop();
  });

  test('are those of the member who has logged in, and of nobody else', async () => {
    const { asked, applications, calls, send, stop } = open();
    await send(factsOf(true));
    await calls.answer('fetchApplications', [OWN]);
    expect(applications()).toEqual([OWN]);
    await send(factsOf(false));
    expect([applications(), asked()]).toEqual([[], 0]);
    stop();
  });

  test('are asked for again when the list is shown again, and stay where that fails', async () => {
    const { applications, calls, send, toasts, stop } = open();
    await send(factsOf(true));
    await calls.answer('fetchApplications', [OWN]);
    await send({ type: 'refresh' });
    await calls.fail('fetchApplications', { kind: 'offline' });
    expect([applications(), toasts()]).toEqual([[OWN], []]);
    stop();
  });

  test.each(['ready', 'failed'])('are refreshed with a list that is %s', async (state) => {
    const calls = new CallScript();
    const { subject, send, pass, stop } = createHarness({
      machine: calls.bind(activityListMachine),
      input: { type: '' },
      calls,
    });
    if (state === 'ready') await calls.answer('fetchActivities', { type: '', activities: [] });
    else await calls.fail('fetchActivities', { kind: 'offline' });
    subject.getSnapshot().children.ownApplications?.send(factsOf(true));
    await pass(0);
    await calls.answer('fetchApplications', []);
    await send({ type: 'page.shown' });
    expect(calls.waiting('fetchApplications')).toHaveLength(1);
    stop();
  });
});
