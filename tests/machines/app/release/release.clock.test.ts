import { describe, expect, test } from 'vitest';
import { ASK_LIMIT_MS, NAVIGATION_AWAITED_MS } from '#machines/app/release/release.machine.ts';
import { openSite } from './openSite.ts';

describe('the watch for a new version', () => {
  test(`waits ${ASK_LIMIT_MS} ms for the page's answer, and lets a late one go`, async () => {
    const { calls, reload, harness, shows } = openSite();
    await harness.send({ type: 'file.missing', wanted: true });
    await harness.pass(ASK_LIMIT_MS - 1);
    expect(shows('judging')).toBe(true);
    await harness.pass(1);
    expect(shows('judging')).toBe(false);
    expect(calls.made[0]?.signal.aborted).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test(`says so where no navigation comes for ${NAVIGATION_AWAITED_MS} ms`, async () => {
    const { calls, harness, shows } = openSite();
    await harness.send({ type: 'file.missing', wanted: false });
    await calls.answer('askBuild', 'new');
    await harness.pass(NAVIGATION_AWAITED_MS - 1);
    expect(shows('notice')).toBe(false);
    await harness.pass(1);
    expect(shows('notice')).toBe(true);
  });

  test('loads the site once for a build; the next time it only says so', async () => {
    const { calls, reload, harness, shows } = openSite({ reloadedFor: 'new' });
    await harness.send({ type: 'file.missing', wanted: true });
    await calls.answer('askBuild', 'new');
    await calls.tell('watchLocation', { type: 'location.changed' });
    await harness.send({ type: 'file.missing', wanted: true });
    await harness.send({ type: 'retry.pressed' });
    expect(reload).not.toHaveBeenCalled();
    expect(shows('notice')).toBe(true);
    await harness.send({ type: 'update.pressed' });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
