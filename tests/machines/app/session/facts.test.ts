import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, fromCallback, setup, type EventObject } from 'xstate';
import { factsOf, type Facts, type FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import type { AppInfo } from '#machines/app/site/appInfo.ts';
import { boundSession, boundSite } from '#tests/support/boundMachines.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { aMember, aSite } from '#tests/support/samples.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

const NOBODY: Facts = {
  member: false,
  mayPlay: false,
  username: '',
  balance: null,
  lotteryToken: 'missing',
  redPacketOpen: true,
  welcome: '',
};
const ALL = ['member', 'mayPlay', 'username', 'balance', 'lotteryToken', 'redPacketOpen', 'welcome'] as const;

interface Known {
  /** the stored member; a visitor has none */
  user?: UserInfo | null;
  hasToken?: boolean;
  appInfo?: AppInfo | null;
  /** the facts that the flow requests; by default all */
  names?: readonly (keyof Facts)[];
  /** whether the flow runs without a session and a site */
  alone?: boolean;
  /** whether the session crashes when the device is to forget the member */
  fragile?: boolean;
}

const CRASH = new Error('crashed on purpose');

/** A root with the real session and site; its flow records the facts it receives until it is received to stop. */
function openFlow(known: Known = {}) {
  const { user = null, hasToken = false, appInfo = null, names = ALL, alone = false, fragile } = known;
  const calls = new CallScript();
  const received: unknown[] = [];
  const session = boundSession(calls).provide({
    actions: {
      clearStorage: () => {
        if (fragile) throw CRASH;
      },
    },
  });
  const flow = setup({
    types: { events: {} as FactsEvent | { type: 'stop' } },
    actors: { watchFacts },
    actions: { note: (_, facts: Facts) => void received.push(facts) },
  }).createMachine({
    initial: 'watching',
    states: {
      watching: {
        invoke: { src: 'watchFacts', id: 'watchFacts', input: { names } },
        on: {
          'facts.changed': { actions: { type: 'note', params: ({ event }) => event.facts } },
          stop: 'stopped',
        },
      },
      stopped: {},
    },
  });
  const services = [
    { src: session, id: 'session', systemId: 'session', input: { user, hasToken }, onError: {} },
    { src: boundSite(calls), id: 'site', systemId: 'site', input: { appInfo } },
  ];
  const root = createActor(
    createMachine({ invoke: [...(alone ? [] : services), { src: flow, id: 'flow', systemId: 'flow' }] }),
    { clock: new SteppedClock() },
  );
  root.start();
  return {
    calls,
    received,
    facts: () => factsOf(root.system),
    /** a crashed actor is removed from the system */
    isThere: (id: string) => root.system.get(id) !== undefined,
    actor: (id: string) => {
      const actor = root.system.get(id);
      if (actor === undefined) throw new Error(`There is no ${id}`);
      return actor;
    },
    send: async (id: 'session' | 'site' | 'flow', event: EventObject & { location?: string }) => {
      root.system.get(id)?.send(event);
      await settle();
    },
  };
}

describe('the facts as they are now', () => {
  test('of a visitor, before the site is known', () => {
    expect(openFlow().facts()).toEqual(NOBODY);
  });

  test('where there is neither session nor site', () => {
    expect(openFlow({ alone: true }).facts()).toEqual(NOBODY);
  });

  test('where both are stubs, which know nothing', () => {
    const src = fromCallback(() => undefined);
    const stubs = ['session', 'site'].map((id) => ({ src, id, systemId: id }));
    expect(factsOf(createActor(createMachine({ invoke: stubs })).start().system)).toEqual(NOBODY);
  });

  test('of a member as stored', () => {
    const { facts } = openFlow({ user: aMember(), hasToken: true, appInfo: aSite() });
    expect(facts()).toEqual({
      member: true,
      mayPlay: true,
      username: 'player88',
      balance: '128.50',
      lotteryToken: 'given',
      redPacketOpen: false,
      welcome: '',
    });
  });

  test('of a member of whom nothing is stored: no name and no balance yet', () => {
    const { facts } = openFlow({ hasToken: true });
    expect(facts()).toEqual({ ...NOBODY, member: true, mayPlay: true, lotteryToken: 'awaited' });
  });

  test.each([
    [true, true],
    [false, false],
  ])('the red packet switch of the site: %s', (redPacketOpen, open) => {
    expect(openFlow({ appInfo: aSite({ redPacketOpen }) }).facts().redPacketOpen).toBe(open);
  });

  test('the welcome of the site, while the operator has one', () => {
    const welcome = { title: '金海岸', webContent: '<p>礼遇</p>' };
    const factsWith = (welcomeOpen: boolean) =>
      openFlow({ appInfo: aSite({ ...welcome, welcomeOpen }) }).facts().welcome;
    expect([factsWith(true), factsWith(false)]).toEqual(['金海岸\n<p>礼遇</p>', '']);
  });

  test('the lottery token is awaited with the info, then missing or given', async () => {
    const stored = aMember({ hasLotteryToken: false });
    const world = openFlow({ user: stored, hasToken: true });
    expect(world.facts().lotteryToken).toBe('awaited');
    await world.calls.answer('fetchUser', stored);
    expect(world.facts().lotteryToken).toBe('missing');
    await world.send('session', { type: 'profile.refresh' });
    expect(world.facts().lotteryToken).toBe('awaited');
    await world.calls.answer('fetchUser', aMember());
    expect(world.facts().lotteryToken).toBe('given');
    // a token stays known while the info is requested again
    await world.send('session', { type: 'profile.refresh' });
    expect(world.facts().lotteryToken).toBe('given');
  });

  test('a token whose info does not come is missing', async () => {
    const world = openFlow({ hasToken: true });
    await world.calls.fail('fetchUser', { kind: 'offline' });
    expect(world.facts()).toMatchObject({ member: true, lotteryToken: 'missing' });
  });

  test('a member whose login has expired is one until the dialog is confirmed, but may not play', async () => {
    const world = openFlow({ user: aMember(), hasToken: true });
    await world.send('session', { type: 'call.expired' });
    expect(world.facts()).toMatchObject({ member: true, mayPlay: false, username: 'player88' });
    await world.send('session', { type: 'expiry.confirmed', location: '/' });
    expect(world.facts()).toEqual(NOBODY);
  });
});

describe('a flow that watches facts', () => {
  test('is notified at once, of what it requested only', () => {
    const member = { user: aMember(), hasToken: true };
    expect(openFlow({ ...member, names: ['member'] }).received).toEqual([{ member: true }]);
    expect(openFlow({ ...member, names: ['username', 'balance'] }).received).toEqual([
      { username: 'player88', balance: '128.50' },
    ]);
    expect(openFlow().received).toEqual([NOBODY]);
  });

  test('is notified where there is neither session nor site, and can stop watching', async () => {
    const world = openFlow({ alone: true });
    expect(world.received).toEqual([NOBODY]);
    await world.send('flow', { type: 'stop' });
    expect(world.actor('flow').getSnapshot()).toMatchObject({ status: 'active', value: 'stopped' });
  });

  test('is notified when one of them changes, once for each change', async () => {
    const world = openFlow({ names: ['member', 'username'] });
    await world.send('session', { type: 'session.started' });
    await world.calls.answer('fetchUser', aMember());
    await world.send('session', { type: 'call.expired' });
    await world.send('session', { type: 'expiry.confirmed', location: '/' });
    expect(world.received).toEqual([
      { member: false, username: '' },
      { member: true, username: '' },
      { member: true, username: 'player88' },
      { member: false, username: '' },
    ]);
  });

  test('is not notified of changes of what it did not request', async () => {
    const world = openFlow({ user: aMember(), hasToken: true, names: ['username'] });
    await world.calls.answer('fetchUser', aMember({ balance: '1.00' }));
    await world.send('session', { type: 'profile.refresh' });
    await world.send('session', { type: 'logout.requested' });
    await world.calls.answer('fetchAppInfo', aSite({ redPacketOpen: false }));
    expect(world.received).toEqual([{ username: 'player88' }]);
  });

  test('is notified of the site too', async () => {
    const world = openFlow({ names: ['redPacketOpen'] });
    await world.calls.answer('fetchAppInfo', aSite({ redPacketOpen: false }));
    await world.send('site', { type: 'site.refresh' });
    await world.calls.answer('fetchAppInfo', aSite({ redPacketOpen: false, title: '新名' }));
    await world.send('site', { type: 'site.refresh' });
    await world.calls.answer('fetchAppInfo', aSite({ redPacketOpen: true }));
    expect(world.received).toEqual([
      { redPacketOpen: true },
      { redPacketOpen: false },
      { redPacketOpen: true },
    ]);
  });

  test('is not notified after it has stopped watching', async () => {
    const world = openFlow({ user: aMember(), hasToken: true });
    await world.send('flow', { type: 'stop' });
    const before = [...world.received];
    const read = vi.spyOn(world.actor('session'), 'getSnapshot');
    await world.send('session', { type: 'call.expired' });
    await world.send('session', { type: 'expiry.confirmed', location: '/' });
    await world.calls.answer('fetchAppInfo', aSite({ redPacketOpen: false }));
    expect(world.received).toEqual(before);
    expect(read, 'a watcher that goes on would be one more for each visit').not.toHaveBeenCalled();
  });

  test('goes on where the session crashes, which is the root’s affair', async () => {
    const names = ['username', 'redPacketOpen'] as const;
    const world = openFlow({ user: aMember(), hasToken: true, names, fragile: true });
    await world.send('session', { type: 'session.abandoned' });
    expect(world.isThere('session')).toBe(false);
    expect(world.received).toEqual([{ username: 'player88', redPacketOpen: true }]);
    // the site's facts still arrive, and the member counts as unknown
    await world.calls.answer('fetchAppInfo', aSite({ redPacketOpen: false }));
    expect(world.received).toHaveLength(2);
    expect(world.received.at(-1)).toEqual({ username: '', redPacketOpen: false });
    expect(world.isThere('flow')).toBe(true);
  });
});
