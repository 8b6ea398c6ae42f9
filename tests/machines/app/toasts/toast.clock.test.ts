import { describe, expect, test } from 'vitest';
import { toastMachine } from '#machines/app/toasts/toast.machine.ts';
import { pathOf, routeRules } from '#machines/app/navigation/routes.ts';
import { createHarness } from '#tests/support/harness.ts';

const shown = (harness: ReturnType<typeof openToasts>) => {
  const snapshot = harness.subject.getSnapshot();
  return snapshot.matches('showing') ? snapshot.context.toast.text : null;
};

function openToasts() {
  return createHarness({ machine: toastMachine });
}

const PUBLIC = ['/', '/login?redirect=%2Fvip', '/register?pid=88', '/about', '/faq', '/kefu', '/hongbao'];

describe('how long a toast stays (D11, D53)', () => {
  test.each([
    ...Object.keys(routeRules).map((path) => [
      path,
      PUBLIC.some((page) => pathOf(page) === path) ? 2000 : 3000,
    ]),
    ...PUBLIC.map((page) => [page, 2000]),
    ['/gamePage?name=pp&type=6&code=1', 3000],
    ['/assets?type=6', 3000],
    ['/gamePage?name=/', 3000],
  ] as [string, number][])('on %s: %i ms', async (location, ms) => {
    const harness = openToasts();
    await harness.send({ type: 'location.changed', location });
    await harness.send({ type: 'toast.show', text: '已复制' });
    await harness.pass(ms - 1);
    expect(shown(harness)).toBe('已复制');
    await harness.pass(1);
    expect(shown(harness)).toBeNull();
  });

  test('before any page is known, it is home: 2000 ms', async () => {
    const harness = openToasts();
    await harness.send({ type: 'toast.show', text: '已复制' });
    await harness.pass(1999);
    expect(shown(harness)).toBe('已复制');
    await harness.pass(1);
    expect(shown(harness)).toBeNull();
  });

  test('a toast that shows keeps the time of the page on which it began', async () => {
    const harness = openToasts();
    await harness.send({ type: 'location.changed', location: '/withdraw' });
    await harness.send({ type: 'toast.show', text: '提交成功' });
    await harness.pass(1500);
    await harness.send({ type: 'location.changed', location: '/' });
    await harness.pass(1499);
    expect(shown(harness)).toBe('提交成功');
    await harness.pass(1);
    expect(shown(harness)).toBeNull();
  });

  test('one that speaks of what a page shows goes with that page', async () => {
    const harness = openToasts();
    await harness.send({ type: 'toast.show', text: '暂无新数据', pageOnly: true });
    await harness.send({ type: 'location.changed', location: '/withdraw' });
    expect(shown(harness)).toBeNull();
    await harness.send({ type: 'toast.show', text: '提交成功' });
    await harness.send({ type: 'location.changed', location: '/' });
    expect(shown(harness)).toBe('提交成功');
  });

  test('the newest wins and has its full time', async () => {
    const harness = openToasts();
    await harness.send({ type: 'toast.show', text: '第一' });
    await harness.pass(1999);
    await harness.send({ type: 'location.changed', location: '/games' });
    await harness.send({ type: 'toast.show', text: '第二' });
    expect(shown(harness)).toBe('第二');
    await harness.pass(2999);
    expect(shown(harness)).toBe('第二');
    await harness.pass(1);
    expect(shown(harness)).toBeNull();
    expect(harness.clock.waiting).toBe(0);
  });

  test('the same text again is a new toast, so that it is announced again', async () => {
    const harness = openToasts();
    await harness.send({ type: 'toast.show', text: '已复制' });
    const first = harness.subject.getSnapshot().context.toast.id;
    await harness.send({ type: 'toast.show', text: '已复制' });
    expect(harness.subject.getSnapshot().context.toast.id).toBeGreaterThan(first);
  });
});
