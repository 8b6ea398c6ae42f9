import { expect, test } from 'vitest';
import { createMachine, fromCallback, type EventObject } from 'xstate';
import { NOTICE_MISSING_TEXT, noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesModel, visitorNoticesModel } from '#tests/models/notices/notices.model.ts';
import { aNotice } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const NOTICES = [aNotice('1'), aNotice('2')];

function openNotices(id: string | null, member = true) {
  const calls = new CallScript();
  const stored: (readonly string[])[] = [];
  const harness = createHarness({
    machine: calls
      .bind(noticesMachine)
      .provide({ actions: { storeRead: (_, { read }) => stored.push(read) } }),
    input: { member, location: id === null ? '/myNews' : `/myNewsInfo?id=${id}`, id, read: ['2'] },
    calls,
  });
  return { ...harness, stored, value: () => harness.subject.getSnapshot().value };
}
type World = ReturnType<typeof openNotices>;

/** The steps of a notice page whose list leads to `state`, with the notices read by then. */
function steps(id: string | null, state: string, read: string[][]): ModelStepsOf<typeof noticesModel, World> {
  return {
    open: () => openNotices(id),
    close: (world) => world.stop(),
    sees: {
      waiting: (world) => {
        expect(world.calls.waiting('fetchNotices')).toHaveLength(1);
        expect(world.subject.getSnapshot().context.notices).toEqual([]);
      },
      failed: (world) => {
        expect(world.calls.waiting('fetchNotices')).toEqual([]);
        expect(world.value()).toBe('failed');
        expect(world.subject.getSnapshot().context.failure).toBe('加载失败，请检查网络');
        expect(world.toasts()).toEqual([]);
      },
      shown: (world) => {
        expect(world.value()).toBe(state);
        expect(world.stored).toEqual(read);
      },
    },
    does: {
      noticesArrive: (world) => world.calls.answer('fetchNotices', NOTICES),
      noticesFail: (world) => world.calls.fail('fetchNotices', { kind: 'offline' }),
      retry: (world) => world.send({ type: 'retry' }),
    },
  };
}

describeModel('the list of notices', noticesModel, steps(null, 'listing', []));
describeModel('a notice is read', noticesModel, steps('1', 'reading', [['2', '1']]));
describeModel('a notice is read again', noticesModel, steps('2', 'reading', [['2']]));
describeModel('a notice that is not there', noticesModel, steps('9', 'missing', []));

const visitorNoticesSteps: ModelStepsOf<typeof visitorNoticesModel, World> = {
  open: () => openNotices('1', false),
  close: (world) => world.stop(),
  sees: {
    loginRequired: (world) => {
      expect(world.sent.toasts).toEqual([{ type: 'toast.show', text: '请先登录' }]);
      expect(world.calls.made).toEqual([]);
    },
    notYetAtLogin: (world) => expect(world.went()).toEqual([]),
    atLogin: (world) =>
      expect(world.sent.navigation).toEqual([
        { type: 'navigation.go', to: '/login?redirect=%2FmyNewsInfo%3Fid%3D1', replace: true },
      ]),
  },
  does: {
    almostASecondPasses: (world) => world.pass(999),
    theSecondIsOver: (world) => world.pass(1),
  },
};
describeModel('a visitor opens the notices', visitorNoticesModel, visitorNoticesSteps);

test.each([
  ['the list', null, ['2'], 1],
  ['an unread notice', '1', ['2'], 0],
  ['a notice read before', '2', ['2'], 1],
  ['the list when none was read', null, [], 2],
  ['a notice that is gone', '9', ['2'], 1],
])('%s reports how many are unread', async (_, id, read, count) => {
  const calls = new CallScript();
  const sent: EventObject[] = [];
  const page = calls.bind(noticesMachine);
  const harness = createHarness({
    machine: createMachine({
      invoke: [
        {
          src: fromCallback<EventObject>(({ receive }) => receive((event) => sent.push(event))),
          systemId: 'unreadNotices',
        },
        { src: page, input: () => ({ member: true, location: '/myNews', id, read }) },
      ],
    }),
    calls,
  });
  await calls.answer('fetchNotices', NOTICES);
  expect(sent).toEqual([{ type: 'notices.counted', count }]);
  harness.stop();
});

test('a notice that is gone is reported in these words', () => {
  expect(NOTICE_MISSING_TEXT).toBe('消息不存在或无权限');
});
