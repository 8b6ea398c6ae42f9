import { describe, expect, test, vi } from 'vitest';
import { ASK_LIMIT_MS, NAVIGATION_AWAITED_MS, releaseMachine } from '#machines/release/release.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openStage } from '#tests/support/stage.ts';

function openSite(mayReload = true) {
  const calls = new CallScript();
  const reload = vi.fn<() => void>();
  const stage = openStage({
    machine: releaseMachine.provide({
      actors: { askBuild: calls.promise<string>(), watchPlace: calls.callback() },
      actions: { reload },
    }),
    input: { build: 'old', hasTyped: () => false, isSubmitting: () => false, mayReload: () => mayReload },
    calls,
  });
  return {
    calls,
    reload,
    stage,
    shows: (tag: 'judging' | 'notice') => stage.subject.getSnapshot().hasTag(tag),
  };
}

describe('the watch for a new version', () => {
  test(`waits ${ASK_LIMIT_MS} ms for the page's answer, and lets a late one go`, async () => {
    const { calls, reload, stage, shows } = openSite();
    await stage.send({ type: 'file.missing', wanted: true });
    await stage.pass(ASK_LIMIT_MS - 1);
    expect(shows('judging')).toBe(true);
    await stage.pass(1);
    expect(shows('judging')).toBe(false);
    expect(calls.made[0]?.signal.aborted).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test(`says so where no navigation comes for ${NAVIGATION_AWAITED_MS} ms`, async () => {
    const { calls, stage, shows } = openSite();
    await stage.send({ type: 'file.missing', wanted: false });
    await calls.answer('askBuild', 'new');
    await stage.pass(NAVIGATION_AWAITED_MS - 1);
    expect(shows('notice')).toBe(false);
    await stage.pass(1);
    expect(shows('notice')).toBe(true);
  });

  test('loads the site once for a build; the next time it only says so', async () => {
    const { calls, reload, stage, shows } = openSite(false);
    await stage.send({ type: 'file.missing', wanted: true });
    await calls.answer('askBuild', 'new');
    await calls.tell('watchPlace', { type: 'place.changed' });
    await stage.send({ type: 'file.missing', wanted: true });
    await stage.send({ type: 'retry.pressed' });
    expect(reload).not.toHaveBeenCalled();
    expect(shows('notice')).toBe(true);
    await stage.send({ type: 'update.pressed' });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
