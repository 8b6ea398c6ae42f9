import { describe, expect, test } from 'vitest';
import { vipMachine } from '#machines/vip/vip.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: vipMachine,
  starts: { opened: () => undefined },
  events: { 'page.shown': [{ type: 'page.shown' }], 'level.reached': [{ type: 'level.reached' }] },
});

describe('the VIP levels', () => {
  test('are loaded on entry, and quietly again when the page is returned to (D4)', async () => {
    const calls = new CallScript();
    const harness = createHarness({
      machine: calls.bind(vipMachine),
      calls,
    });
    // the load is already pending when the page is first shown
    await harness.send({ type: 'page.shown' });
    expect(calls.count('load')).toBe(1);
    expect(harness.subject.getSnapshot().context.levels.id).toBe('levels');
    await calls.answer('load', []);
    await harness.send({ type: 'page.shown' });
    expect(calls.waiting('refresh')).toHaveLength(1);
    expect(harness.subject.getSnapshot().context.levels.getSnapshot().context.data).toEqual([]);
    harness.stop();
  });

  test('open at the member’s level once', async () => {
    const calls = new CallScript();
    const { send, subject, stop } = createHarness({ machine: calls.bind(vipMachine), calls });
    const isOpening = () => subject.getSnapshot().matches('opening');
    await send({ type: 'page.shown' });
    expect(isOpening()).toBe(true);
    await send({ type: 'level.reached' });
    await send({ type: 'page.shown' });
    expect(isOpening()).toBe(false);
    stop();
  });
});
