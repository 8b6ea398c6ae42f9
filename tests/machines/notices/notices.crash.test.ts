import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { loginDetourMachine } from '#machines/kit/loginDetour/loginDetour.machine.ts';
import { noticesMachine, type NoticesInput } from '#machines/notices/notices.machine.ts';
import { aNotice } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';

const NOTICES = [aNotice('1'), aNotice('2')];

/** A notice page whose `fault` throws until it is mended. */
function openNotices(input: NoticesInput) {
  const calls = new CallScript();
  let mended = false;
  const fault = () => {
    if (!mended) throw new Error('a fault');
  };
  const logic = calls.bind(noticesMachine).provide({
    actors: { loginDetour: loginDetourMachine.provide({ actions: { go: fault } }) },
    actions: { storeRead: fault },
  });
  const world = openHostedPage(logic, calls, input);
  return {
    ...world,
    page: () => world.page() as ActorRefFrom<typeof noticesMachine>,
    mend() {
      mended = true;
      return world.retry();
    },
  };
}

test('a notice that crashes as it is read is read from a fresh page', async () => {
  const world = openNotices({ member: true, location: '/myNewsInfo?id=1', id: '1', read: [] });
  await world.calls.answer('fetchNotices', NOTICES);
  expect(world.isCrashed()).toBe(true);
  await world.mend();
  await world.calls.answer('fetchNotices', NOTICES);
  expect(world.page().getSnapshot()).toMatchObject({ value: 'reading', context: { read: ['1'] } });
  expect(world.toasts()).toEqual([]);
  world.stop();
});

test('a visitor whose way to the login crashes is led there by the retry', async () => {
  const world = openNotices({ member: false, location: '/myNews', id: null, read: [] });
  await world.pass(1000);
  expect(world.isCrashed()).toBe(true);
  await world.mend();
  await world.pass(1000);
  expect(world.isCrashed()).toBe(false);
  expect(world.toasts()).toEqual(['请先登录', '请先登录']);
  world.stop();
});
