// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Header } from '#app/shell/Header.tsx';
import { useUnreadNotices } from '#app/shell/unreadNotices.ts';
import { unreadNoticesModel } from '#tests/models/notices/unreadNotices.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { MEMBER, type OpenedScreen } from '#tests/support/openScreen.tsx';
import { openShell } from '#tests/views/shell/openShell.tsx';

const CALL = 'countUnread';
/** What stands at the link, which is named 消息 whatever it counts. */
const badge = () => {
  const described = screen.getByRole('link', { name: '消息' }).getAttribute('aria-describedby') ?? '';
  return document.getElementById(described)?.textContent ?? '';
};
const seesBadge = (text: string, asked: number) => (world: OpenedScreen) => {
  expect(badge()).toBe(text);
  expect(world.calls.waiting(CALL)).toHaveLength(asked);
  expect(world.toasts).toEqual([]);
};
const send = (id: string, ...events: { type: string; count?: number }[]) =>
  async function tell(world: OpenedScreen) {
    for (const event of events) world.root.system.get(id)?.send(event);
    await world.pass(0);
  };

const unreadSteps: ModelStepsOf<typeof unreadNoticesModel, OpenedScreen> = {
  open: () => openShell(() => <Header title="流金娱乐" inner={false} unread={useUnreadNotices()} />),
  sees: {
    visitor: seesBadge('', 0),
    counting: seesBadge('', 1),
    unknown: seesBadge('', 0),
    six: seesBadge('6', 0),
    two: seesBadge('2', 0),
    none: seesBadge('', 0),
    visitorAgain: seesBadge('', 0),
  },
  does: {
    logIn: async (world) => {
      await send('session', { type: 'session.started' })(world);
      await world.answer('fetchUser', MEMBER);
    },
    countArrives: (world) => world.answer(CALL, 6),
    countOfNoneArrives: (world) => world.answer(CALL, 0),
    countFails: (world) => world.fail(CALL, { kind: 'offline' }),
    openTheListOfNotices: send('unreadNotices', { type: 'notices.counted', count: 2 }),
    readThemAll: send(
      'unreadNotices',
      { type: 'notices.counted', count: 1 },
      { type: 'notices.counted', count: 0 },
    ),
    logOut: async (world) => {
      await send('session', { type: 'logout.requested' }, { type: 'logout.confirmed' })(world);
      await world.answer('logOff');
      await world.pass(1000);
    },
  },
};

describeModel('the number of unread notices', unreadNoticesModel, unreadSteps);
