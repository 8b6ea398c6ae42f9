import { describe, expect, test } from 'vitest';
import { toastMachine, type ToastPlace } from '#machines/notifications/toast.machine.ts';
import { openStage } from '#tests/support/stage.ts';

const shown = (stage: ReturnType<typeof openToasts>) => {
  const snapshot = stage.subject.getSnapshot();
  return snapshot.matches('showing') ? snapshot.context.toast.text : null;
};

function openToasts() {
  return openStage({ machine: toastMachine });
}

describe('how long a toast stays (D11)', () => {
  test.each<[ToastPlace, number]>([
    ['public', 2000],
    ['member', 3000],
    ['game', 3000],
  ])('in the %s place: %i ms', async (place, ms) => {
    const stage = openToasts();
    await stage.send({ type: 'toast.show', text: '已复制', place });
    await stage.pass(ms - 1);
    expect(shown(stage)).toBe('已复制');
    await stage.pass(1);
    expect(shown(stage)).toBeNull();
  });

  test('the newest wins and has its full time', async () => {
    const stage = openToasts();
    await stage.send({ type: 'toast.show', text: '第一', place: 'public' });
    await stage.pass(1999);
    await stage.send({ type: 'toast.show', text: '第二', place: 'game' });
    expect(shown(stage)).toBe('第二');
    await stage.pass(2999);
    expect(shown(stage)).toBe('第二');
    await stage.pass(1);
    expect(shown(stage)).toBeNull();
    expect(stage.clock.waiting).toBe(0);
  });

  test('the same text again is a new toast, so that it is announced again', async () => {
    const stage = openToasts();
    await stage.send({ type: 'toast.show', text: '已复制', place: 'public' });
    const first = stage.subject.getSnapshot().context.toast.id;
    await stage.send({ type: 'toast.show', text: '已复制', place: 'public' });
    expect(stage.subject.getSnapshot().context.toast.id).toBeGreaterThan(first);
  });

  test('a dismissed toast leaves no timer behind that would end the next one early', async () => {
    const stage = openToasts();
    await stage.send({ type: 'toast.show', text: '第一', place: 'public' });
    await stage.pass(1500);
    await stage.send({ type: 'toast.dismiss' });
    expect(shown(stage)).toBeNull();
    await stage.send({ type: 'toast.show', text: '第二', place: 'public' });
    await stage.pass(1999);
    expect(shown(stage)).toBe('第二');
  });
});
