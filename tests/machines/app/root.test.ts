import { beforeEach, describe, expect, test } from 'vitest';
import { fromCallback, setup, type AnyActorLogic, type EventObject } from 'xstate';
import { createFormMachine } from '#machines/kit/form/form.machine.ts';
import { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import { rootMachine } from '#machines/app/root.machine.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import type { AppInfo } from '#machines/app/site/appInfo.ts';
import { boundSession, boundSite, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aGame, aMember, aSite } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';

function openRoot({ member = false, appInfo = null }: { member?: boolean; appInfo?: AppInfo | null } = {}) {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const storage = { ...emptyStorage(), hasToken: member, user: member ? aMember() : null };
  const harness = createHarness({
    machine: calls
      .bind(rootMachine)
      .provide({ actors: { site: boundSite(calls, storage), session: boundSession(calls, storage) } }),
    input: { appInfo, user: storage.user, hasToken: member },
    clock,
    calls,
    alone: true,
  });
  return {
    ...harness,
    pages: () => Object.keys(harness.subject.getSnapshot().context.pages),
    pageOf: (id: string) => harness.subject.getSnapshot().context.pages[id]?.getSnapshot().children.page,
    ended: () => harness.subject.getSnapshot().context.ended,
    went: () => calls.received('navigation'),
    enter: (id: string, logic: AnyActorLogic, { kept = false }: PageRule = {}) =>
      harness.send({ type: 'page.entered', page: { id, kept, logic }, input: undefined }),
    leave: (id: string) => harness.send({ type: 'page.left', id }),
  };
}

interface PageRule {
  kept?: boolean;
}

let received: EventObject[] = [];
let stopped = 0;
beforeEach(() => {
  received = [];
  stopped = 0;
});

/** A page that records its events and counts its stops. */
const plainPage = fromCallback<EventObject>(({ receive }) => {
  receive((event) => received.push(event));
  return () => {
    stopped += 1;
  };
});

describe('pages in the root (design, Pages’ actors live in the root)', () => {
  test('an entered page runs and is notified that it is shown', async () => {
    const root = openRoot();
    await root.enter('/about', plainPage);
    expect(root.pages()).toEqual(['/about']);
    expect(received).toEqual([{ type: 'page.shown' }]);
  });

  test('entered again it is the same actor', async () => {
    const root = openRoot();
    await root.enter('/about', plainPage, { kept: true });
    const first = root.pageOf('/about');
    await root.leave('/about');
    await root.enter('/about', plainPage, { kept: true });
    expect(root.pageOf('/about')).toBe(first);
    expect(received.map(({ type }) => type)).toEqual(['page.shown', 'page.hidden', 'page.shown']);
    expect(stopped).toBe(0);
  });

  test.each([false, true])('a page that is not kept ends when it is left (member: %s)', async (member) => {
    const root = openRoot({ member });
    await root.enter('/faq', plainPage);
    await root.leave('/faq');
    expect(root.pages()).toEqual([]);
    expect(stopped).toBe(1);
  });

  test('leaving a page that is not open changes nothing', async () => {
    const root = openRoot();
    await root.enter('/faq', plainPage);
    await root.leave('/vip');
    await root.send({ type: 'page.closed', id: '/vip' });
    expect(root.pages()).toEqual(['/faq']);
  });

  test('the end of the session stops every page that the member had open (D61)', async () => {
    const root = openRoot({ member: true });
    await root.enter('/', plainPage, { kept: true });
    await root.enter('/userCenter', plainPage, { kept: true });
    await root.enter('/assets', plainPage);
    expect(root.ended()).toBe(0);
    const session = root.subject.system.get('session');
    session?.send({ type: 'call.expired' });
    expect(root.pages()).toHaveLength(3);
    session?.send({ type: 'expiry.confirmed', location: '/assets?type=6' });
    expect(root.pages()).toEqual([]);
    expect(stopped).toBe(3);
    expect(root.ended()).toBe(1);
  });
});

describe('what a page has sent', () => {
  const values = { email: 'a@b.example' };

  async function openSubmitting() {
    const root = openRoot({ member: true });
    const form = createFormMachine<{ email: string }>({
      id: 'emailForm',
      invalid: () => null,
      success: () => '提交成功',
      fallback: '提交失败',
    });
    await root.enter('/modifyEmail', root.calls.bind(form));
    root.pageOf('/modifyEmail')?.send({ type: 'submit', values });
    return root;
  }

  test('does not hold the page when it is left, because the outbox has it', async () => {
    const root = await openSubmitting();
    const { signal } = root.calls.only('send');
    await root.leave('/modifyEmail');
    expect(root.pages()).toEqual([]);
    expect(signal.aborted).toBe(true);
    expect(root.subject.system.get('toasts')?.getSnapshot().value).toBe('quiet');
  });

  test.each([true, false])('does not hold it when the session ends (chosen: %s)', async (chosen) => {
    const root = await openSubmitting();
    await root.send({ type: 'session.ended', chosen });
    expect(root.pages()).toEqual([]);
  });
});

describe('the outbox, once a page needs it', () => {
  async function openOutbox() {
    const root = openRoot({ member: true });
    await root.send({ type: 'flow.needed', flow: defineFlow({ id: 'outbox', logic: outboxMachine }) });
    return { ...root, owner: () => root.subject.system.get('outbox')?.getSnapshot().context.owner };
  }

  test.each([true, false])('is told of the end of the session (chosen: %s)', async (chosen) => {
    const root = await openOutbox();
    expect(root.owner()).toBe(memberKey(aMember().username));
    await root.send({ type: 'session.ended', chosen });
    expect(root.subject.system.get('outbox')?.getSnapshot().context).toMatchObject({
      listener: chosen ? null : memberKey(aMember().username),
    });
  });

  test('crashes alone', async () => {
    const root = await openOutbox();
    root.subject.system.get('outbox')?.send({ type: 'facts.changed', facts: null as never });
    expect(root.subject.getSnapshot()).toMatchObject({ status: 'active', value: 'online' });
    expect(root.subject.system.get('outbox')).toBeUndefined();
    await root.send({ type: 'session.ended', chosen: true });
    expect(root.subject.getSnapshot().status).toBe('active');
  });
});

describe('what the root starts from', () => {
  test('a site that was closed is closed before the first request (D10)', () => {
    const root = openRoot({ appInfo: aSite({ open: false }) });
    expect(root.subject.system.get('site')?.getSnapshot().hasTag('maintenance')).toBe(true);
  });

  test('an absence is timed by the clock that it is given', async () => {
    const root = openRoot();
    await root.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    await root.calls.answer('fetchAppInfo', aSite());
    await root.calls.tell('visibilityAndNetwork', { type: 'document.hidden' });
    await root.pass(60_000);
    await root.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    expect(root.calls.waiting('fetchAppInfo')).toHaveLength(1);
  });
});

describe('the guard of the routes (D1)', () => {
  test('sends a visitor to / with the wanted place, in its stead', async () => {
    const root = openRoot();
    await root.send({ type: 'location.changed', location: '/assets?type=6' });
    expect(root.went()).toEqual([
      { type: 'navigation.go', to: '/?redirect=%2Fassets%3Ftype%3D6', replace: true },
    ]);
  });

  test('says so, as long as a toast of the page behind it stays (D11, D68)', async () => {
    const root = openRoot();
    const toasts = root.subject.system.get('toasts');
    await root.send({ type: 'location.changed', location: '/' });
    await root.send({ type: 'location.changed', location: '/deposit' });
    expect(toasts?.getSnapshot().context.toast.text).toBe('请先登录');
    await root.send({ type: 'location.changed', location: '/?redirect=%2Fdeposit' });
    await root.pass(1999);
    expect(toasts?.getSnapshot().value).toBe('showing');
    await root.pass(1);
    expect(toasts?.getSnapshot().value).toBe('quiet');
  });

  test('says nothing to a member, and nothing on an open page', async () => {
    const member = openRoot({ member: true });
    await member.send({ type: 'location.changed', location: '/deposit' });
    const visitor = openRoot();
    await visitor.send({ type: 'location.changed', location: '/withdraw' });
    for (const root of [member, visitor])
      expect(root.subject.system.get('toasts')?.getSnapshot().value).toBe('quiet');
  });

  test.each(['/', '/withdraw', '/accountCenter', '/resetPasswordNew', '/nowhere', '/games'])(
    'lets a visitor open %s',
    async (location) => {
      const root = openRoot();
      await root.send({ type: 'location.changed', location });
      expect(root.went()).toEqual([]);
      expect(root.subject.getSnapshot().status).toBe('active');
    },
  );

  test('lets a member in, and after the session nobody', async () => {
    const root = openRoot({ member: true });
    await root.send({ type: 'location.changed', location: '/assets' });
    expect(root.went()).toEqual([]);
    const session = root.subject.system.get('session');
    session?.send({ type: 'call.expired' });
    session?.send({ type: 'expiry.confirmed', location: '/assets?type=6' });
    await root.send({ type: 'location.changed', location: '/assets' });
    expect(root.went().at(-1)).toEqual({
      type: 'navigation.go',
      to: '/?redirect=%2Fassets',
      replace: true,
    });
  });

  test('a visitor who goes elsewhere is not taken to the login any more', async () => {
    const root = openRoot();
    root.subject.system.get('gameEntry')?.send({ type: 'game.enter', game: aGame() });
    await root.send({ type: 'location.changed', location: '/about' });
    await root.pass(10_000);
    expect(root.went()).toEqual([]);
  });
});

test.each([
  ['/', 2000],
  ['/assets?type=6', 3000],
  ['/games', 3000],
])('a toast on %s stays %i ms, wherever it was sent from (D11)', async (location, ms) => {
  const root = openRoot({ member: true });
  await root.send({ type: 'location.changed', location });
  const toasts = root.subject.system.get('toasts');
  toasts?.send({ type: 'toast.show', text: '请登录！' });
  await root.pass(ms - 1);
  expect(toasts?.getSnapshot().value).toBe('showing');
  await root.pass(1);
  expect(toasts?.getSnapshot().value).toBe('quiet');
});

describe('flows that outlive their page', () => {
  const flow = setup({ types: { events: {} as { type: 'hello' } } }).createMachine({
    id: 'flow',
    initial: 'here',
    states: { here: {} },
  });

  test('start once and stay', async () => {
    const root = openRoot();
    let inputs = 0;
    const needed = {
      type: 'flow.needed' as const,
      flow: defineFlow({
        id: 'customerService',
        logic: flow,
        input: () => {
          inputs += 1;
        },
      }),
    };
    await root.send(needed);
    const first: unknown = root.subject.system.get('customerService');
    await root.send(needed);
    expect(first).toBeDefined();
    expect(root.subject.system.get('customerService')).toBe(first);
    expect(inputs).toBe(1);
  });

  test('all end with the root', async () => {
    const root = openRoot();
    for (const id of ['customerService', 'outbox', 'realityCheck'])
      await root.send({ type: 'flow.needed', flow: defineFlow({ id, logic: plainPage }) });
    root.subject.stop();
    expect(stopped).toBe(3);
  });
});

describe('the network', () => {
  test('is known to be there until the phone says otherwise', async () => {
    const root = openRoot();
    expect(root.subject.getSnapshot().matches('online')).toBe(true);
    await root.send({ type: 'network.offline' });
    expect(root.subject.getSnapshot().matches('offline')).toBe(true);
    await root.send({ type: 'network.online' });
    expect(root.subject.getSnapshot().matches('online')).toBe(true);
  });
});
