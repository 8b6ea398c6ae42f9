import { describe, expect, test } from 'vitest';
import { stateOfApplication, type Application } from '#machines/promotions/activity.ts';
import { activityMachine } from '#machines/promotions/activity.machine.ts';
import { anActivity } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const WAITING = 1;
const REJECTED = 3;
const ACTIVITY_ID = '7';

function anApplication(state: number, activityId = ACTIVITY_ID): Application {
  return { id: `${activityId}-${state}`, activityId, name: '首存礼金', state };
}

describe('the state of the application for a promotion', () => {
  test.each<[string, readonly Application[], number | null]>([
    ['there is none without applications', [], null],
    ['there is none if all are for others', [anApplication(WAITING, '8')], null],
    ['it is that of its own', [anApplication(REJECTED, '8'), anApplication(WAITING)], WAITING],
    ['a rejected one counts if it is the only one', [anApplication(REJECTED)], REJECTED],
    ['one that was not rejected counts first', [anApplication(REJECTED), anApplication(WAITING)], WAITING],
    ['the newest of them counts', [anApplication(2), anApplication(WAITING)], 2],
  ])('%s', (_, applications, state) => {
    expect(stateOfApplication(applications, ACTIVITY_ID)).toBe(state);
  });
});

describe('the applications beside a promotion', () => {
  async function openApplying(member: boolean) {
    const calls = new CallScript();
    const harness = createHarness({
      machine: calls.bind(activityMachine),
      input: { member, id: ACTIVITY_ID, location: '/activeInfo?id=7' },
      calls,
    });
    const applications = () => harness.subject.getSnapshot().children.applications;
    await calls.answer('fetchActivity', anActivity(ACTIVITY_ID));
    return { ...harness, applications };
  }

  test.each([
    ['was accepted', (calls: CallScript) => calls.answer('send', '')],
    ['was refused', (calls: CallScript) => calls.fail('send', { kind: 'rejected', code: 400, message: '' })],
  ])('are read again after an application that %s', async (_, settle) => {
    const { calls, send, applications, stop } = await openApplying(true);
    await calls.answer('load', []);
    expect(applications()?.getSnapshot().matches({ ready: 'fresh' })).toBe(true);
    await send({ type: 'apply' });
    await settle(calls);
    expect(applications()?.getSnapshot().matches({ ready: 'refreshing' })).toBe(true);
    stop();
  });

  test('are not read for a visitor', async () => {
    const { calls, applications, stop } = await openApplying(false);
    expect(applications()).toBeUndefined();
    expect(calls.made.map(({ id }) => id)).toEqual(['fetchActivity']);
    stop();
  });
});
