import { expect } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { settle } from '#tests/support/callScript.ts';
import { openEntry } from '#tests/machines/game/entry.ts';
import { sessionModel } from '#tests/models/app/session/session.model.ts';
import { emptyStorage } from '#tests/support/boundMachines.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { aGame, aMember } from '#tests/support/samples.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

const EXPIRED: CallError = { kind: 'expired', message: '' };
const GAME_PATH = '/gamePage?name=pp&type=6&code=vs20fruit&title=%E6%B0%B4%E6%9E%9C%E6%B4%BE%E5%AF%B9';

/** A phone, whose storage survives when the app is reopened. */
function openPhone() {
  const clock = new SteppedClock();
  const storage = emptyStorage();
  const start = () => openEntry({ user: storage.user, hasToken: storage.hasToken, storage, clock });
  const phone = {
    storage,
    harness: start(),
    /** opens or reloads the app; a visible page reports itself */
    async openApp() {
      phone.harness.stop();
      phone.harness = start();
      await phone.becomeMember();
    },
    /** what follows for a member without user actions: the page becomes visible and the info is loaded */
    async becomeMember() {
      if (!phone.harness.session().getSnapshot().hasTag('member')) return;
      await settle();
      await phone.harness.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
      await phone.harness.calls.answer('fetchUser', aMember());
    },
    async poll() {
      if (phone.harness.calls.waiting('request').length === 0) await phone.harness.pass(500);
    },
    snapshot: () => phone.harness.session().getSnapshot(),
    /** whether the session has a dialog to show */
    isOver: () => phone.snapshot().hasTag('dialog'),
    /** the title of the open dialog */
    dialog: () => {
      if (phone.snapshot().matches('expired')) return '认证失败';
      return phone.snapshot().matches({ member: { logout: 'confirming' } }) ? '退出登录' : null;
    },
    lastNavigation: () => phone.harness.sent.navigation.at(-1),
    isPolling: () => phone.harness.calls.isRunning('visibilityAndNetwork'),
    endings: () => phone.harness.sentToParent.filter(({ type }) => type === 'session.ended').length,
  };
  return phone;
}

type World = ReturnType<typeof openPhone>;

function expectVisitor(world: World) {
  expect(world.snapshot().hasTag('member')).toBe(false);
  expect(world.snapshot().context).toMatchObject({ user: null, hasToken: false });
  expect(world.storage).toMatchObject({ hasToken: false, user: null });
  expect(world.dialog()).toBeNull();
  expect(world.isOver()).toBe(false);
  expect(world.isPolling()).toBe(false);
}

function expectEndedAt(world: World, to: string) {
  expectVisitor(world);
  expect(world.lastNavigation()).toEqual({ type: 'navigation.go', to, replace: true });
  expect(world.endings()).toBe(1);
}

function expectMember(world: World, balance: string, dialog: string | null = null) {
  expect(world.snapshot().hasTag('member')).toBe(true);
  expect(world.snapshot().context.user).toMatchObject({ username: 'player88', balance });
  expect(world.storage.hasToken).toBe(true);
  expect(world.storage.user?.balance).toBe(balance);
  expect(world.dialog()).toBe(dialog);
  expect(world.isPolling()).toBe(true);
  expect(world.endings()).toBe(0);
}

const steps: ModelStepsOf<typeof sessionModel, World> = {
  open: openPhone,
  close: (world) => world.harness.stop(),
  sees: {
    closed: (world) => expect(world.harness.went()).toEqual([]),
    visitor: expectVisitor,
    loginRequired: (world) => {
      expectVisitor(world);
      expect(world.harness.toasts().at(-1)).toBe('请登录！');
      expect(world.harness.went()).not.toContain(GAME_PATH);
    },
    visitorAtGamesLogin: (world) => {
      expectVisitor(world);
      expect(world.harness.went().at(-1)).toBe(`/login?redirect=${encodeURIComponent(GAME_PATH)}`);
    },
    member: (world) => {
      expect(world.snapshot().hasTag('member')).toBe(true);
      expect(world.snapshot().context.user?.username).toBe('player88');
      expect(world.storage.hasToken).toBe(true);
      expect(world.dialog()).toBeNull();
      expect(world.isPolling()).toBe(true);
    },
    onGamePage: (world) => {
      expectMember(world, '128.50');
      expect(world.harness.went()).toEqual([GAME_PATH]);
      expect(world.harness.toasts()).toEqual([]);
    },
    memberBelowZero: (world) => expectMember(world, '-0.01'),
    balanceTooLowShown: (world) => {
      expectMember(world, '-0.01');
      expect(world.harness.toasts().at(-1)).toContain('0元');
      expect(world.harness.went()).toEqual([]);
    },
    logoutDialog: (world) => {
      expect(world.dialog()).toBe('退出登录');
      expect(world.isOver()).toBe(true);
      expect(world.storage.hasToken).toBe(true);
      expect(world.harness.calls.count('logOff')).toBe(0);
    },
    leaving: (world) => {
      expect(world.dialog()).toBeNull();
      expect(world.isOver()).toBe(true);
      expect(world.harness.calls.waiting('logOff')).toHaveLength(1);
      expect(world.storage.hasToken).toBe(true);
      expect(world.harness.went()).toEqual([]);
      expect(world.isPolling()).toBe(false);
    },
    goneFromStorage: (world) => {
      expect(world.storage).toMatchObject({ hasToken: false, user: null });
      expect(world.dialog()).toBeNull();
      expect(world.harness.went()).toEqual([]);
    },
    passwordChangedShown: (world) => {
      expect(world.storage).toMatchObject({ hasToken: false, user: null });
      expect(world.snapshot().context).toMatchObject({ user: null, hasToken: false });
      expect(world.snapshot().hasTag('member')).toBe(true);
      expect(world.dialog()).toBeNull();
      expect(world.harness.went()).toEqual([]);
      expect(world.isPolling()).toBe(false);
    },
    visitorAtHome: (world) => expectEndedAt(world, '/'),
    expiryDialog: (world) => {
      expect(world.dialog()).toBe('认证失败');
      expect(world.isOver()).toBe(true);
      expect(world.snapshot().hasTag('member')).toBe(true);
      expect(world.isPolling()).toBe(false);
      expect(world.harness.sent.navigation.filter((event) => 'replace' in event && event.replace)).toEqual(
        [],
      );
      expect(world.endings()).toBe(0);
    },
    visitorAtLogin: (world) => expectEndedAt(world, '/login'),
    loginLeadsBack: (world) => expectEndedAt(world, '/login?redirect=%2Fassets%3Ftype%3D6'),
    // the login page leads there (login.model.test.ts)
    backWhereItExpired: (world) => {
      expect(world.snapshot().hasTag('member')).toBe(true);
      expect(world.harness.went().at(-1)).toBe('/login?redirect=%2Fassets%3Ftype%3D6');
    },
  },
  does: {
    openAsVisitor: (world) => world.openApp(),
    openAsMember: (world) => {
      Object.assign(world.storage, { hasToken: true, user: aMember() });
      return world.openApp();
    },
    reload: (world) => world.openApp(),
    logIn: async (world) => {
      // The login call stores the token before it resolves.
      world.storage.hasToken = true;
      await world.harness.tell({ type: 'session.started' });
      await world.becomeMember();
    },
    pressLogout: (world) => world.harness.tell({ type: 'logout.requested' }),
    stay: (world) => world.harness.tell({ type: 'logout.cancelled' }),
    leave: (world) => world.harness.tell({ type: 'logout.confirmed' }),
    serverConfirmsLogout: (world) => world.harness.calls.answer('logOff'),
    serverRefusesLogout: (world) => world.harness.calls.fail('logOff', EXPIRED),
    serverStaysSilent: (world) => world.harness.pass(3000),
    aSecondPasses: (world) => world.harness.pass(1000),
    pollExpires: async (world) => {
      await world.poll();
      await world.harness.calls.fail('request', EXPIRED);
    },
    callExpires: (world) => world.harness.tell({ type: 'call.expired' }),
    manyCallsExpire: async (world) => {
      for (let call = 0; call < 3; call += 1) await world.harness.tell({ type: 'call.expired' });
    },
    confirmExpiry: (world) => world.harness.tell({ type: 'expiry.confirmed', location: '/assets?type=6' }),
    balanceFallsBelowZero: async (world) => {
      await world.poll();
      await world.harness.calls.answer('request', { balance: '-0.01', mbalance: '0.00' });
    },
    enterGame: (world) => world.harness.send({ type: 'game.enter', game: aGame() }),
    changePassword: (world) => world.harness.tell({ type: 'session.abandoned' }),
  },
};

describeModel('the session', sessionModel, steps);
