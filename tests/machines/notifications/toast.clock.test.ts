import { describe, expect, test } from 'vitest';
import { toastMachine } from '#machines/notifications/toast.machine.ts';
import { pathOf, routeRules } from '#machines/root/routes.ts';
import { openStage } from '#tests/support/stage.ts';

const shown = (stage: ReturnType<typeof openToasts>) => {
  const snapshot = stage.subject.getSnapshot();
  return snapshot.matches('showing') ? snapshot.context.toast.text : null;
};

function openToasts() {
  return openStage({ machine: toastMachine });
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
  ] as [string, number][])('on %s: %i ms', async (location, ms) => {
    const stage = openToasts();
    await stage.send({ type: 'location.changed', location });
    await stage.send({ type: 'toast.show', text: '已复制' });
    await stage.pass(ms - 1);
    expect(shown(stage)).toBe('已复制');
    await stage.pass(1);
    expect(shown(stage)).toBeNull();
  });

  test('before any page is told, it is home: 2000 ms', async () => {
    const stage = openToasts();
    await stage.send({ type: 'toast.show', text: '已复制' });
    await stage.pass(1999);
    expect(shown(stage)).toBe('已复制');
    await stage.pass(1);
    expect(shown(stage)).toBeNull();
  });

  test('a toast that shows keeps the time of the page on which it began', async () => {
    const stage = openToasts();
    await stage.send({ type: 'location.changed', location: '/withdraw' });
    await stage.send({ type: 'toast.show', text: '提交成功' });
    await stage.pass(1500);
    await stage.send({ type: 'location.changed', location: '/' });
    await stage.pass(1499);
    expect(shown(stage)).toBe('提交成功');
    await stage.pass(1);
    expect(shown(stage)).toBeNull();
  });

  test('the newest wins and has its full time', async () => {
    const stage = openToasts();
    await stage.send({ type: 'toast.show', text: '第一' });
    await stage.pass(1999);
    await stage.send({ type: 'location.changed', location: '/games' });
    await stage.send({ type: 'toast.show', text: '第二' });
    expect(shown(stage)).toBe('第二');
    await stage.pass(2999);
    expect(shown(stage)).toBe('第二');
    await stage.pass(1);
    expect(shown(stage)).toBeNull();
    expect(stage.clock.waiting).toBe(0);
  });

  test('the same text again is a new toast, so that it is announced again', async () => {
    const stage = openToasts();
    await stage.send({ type: 'toast.show', text: '已复制' });
    const first = stage.subject.getSnapshot().context.toast.id;
    await stage.send({ type: 'toast.show', text: '已复制' });
    expect(stage.subject.getSnapshot().context.toast.id).toBeGreaterThan(first);
  });

  test('a dismissed toast leaves no timer behind that would end the next one early', async () => {
    const stage = openToasts();
    await stage.send({ type: 'toast.show', text: '第一' });
    await stage.pass(1500);
    await stage.send({ type: 'toast.dismiss' });
    expect(shown(stage)).toBeNull();
    await stage.send({ type: 'toast.show', text: '第二' });
    await stage.pass(1999);
    expect(shown(stage)).toBe('第二');
  });
});
