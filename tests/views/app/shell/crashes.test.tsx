import { afterEach, describe, expect, test } from 'vitest';
import type { AnyActorLogic, AnyActorRef } from 'xstate';
import { page as home } from '#areas/home/home.page.ts';
import { pageTable } from '#app/pageTable.ts';
import type { RoutePath } from '#machines/app/navigation/routes.ts';
import { childrenOf, statusOf } from '#machines/app/crash/watchCrashes.ts';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { breakActor, breakNextStart } from './crashes.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { aMember } from '#tests/support/samples.ts';
import { control } from '#tests/support/driver.ts';

/** The crash report, which is logged once. */
const REPORT = /a fault/;
const CRASHED = '页面出错了，请重试';

let app: RenderedDriver;
afterEach(() => app.close());

async function openMember(location: string): Promise<RenderedDriver> {
  expectConsole(REPORT);
  app = renderDriver();
  await app.open(location, { member: true, user: aMember() });
  await app.pass(4000);
  return app;
}

const polls = () => app.calls.made('/api/balance').length;
const hasCrashed = () => app.look(({ words }) => expect(words).toContain(CRASHED));
const isWell = () => app.look(({ words }) => expect(words).not.toContain(CRASHED));

/** Whether the rest of the app still works: another page, toasts, the balance, the tab bar. */
async function restGoesOn(): Promise<boolean> {
  app.root().system.get('toasts')?.send({ type: 'toast.show', text: '还在' });
  await app.look(({ toast }) => expect(toast).toBe('还在'));
  const before = polls();
  await app.pass(8000);
  return polls() > before;
}

async function logicOf(path: RoutePath): Promise<AnyActorLogic> {
  const { logic } = path === '/' ? home : (await pageTable[path].load()).page;
  if (logic === undefined) throw new Error(`The page ${path} has no machine`);
  return logic;
}

const pages = routeSamples.filter(({ path }) => path !== '/about');

describe('a page that crashes', () => {
  test.each(pages)('$path costs only itself, and a retry starts it afresh', async ({ path, location }) => {
    await openMember(location);
    const idOf = () => Object.keys(app.root().getSnapshot().context.pages).find((id) => id.startsWith(path));
    const pageOf = () => {
      const host = app.root().getSnapshot().context.pages[idOf() ?? ''];
      return host?.getSnapshot().children.page as AnyActorRef;
    };
    const crashed = pageOf();
    await breakActor(crashed);
    await hasCrashed();
    expect(childrenOf(crashed).filter((child) => statusOf(child) === 'active')).toEqual([]);
    expect(await restGoesOn()).toBe(true);
    await app.press('button', '重试');
    await isWell();
    expect(pageOf()).not.toBe(crashed);
    expect(pageOf().getSnapshot()).toMatchObject({ status: 'active' });
    await app.goTo('/about');
    await isWell();
  });

  test.each(pages)('$path that crashes as it starts can be started again', async ({ path, location }) => {
    // XState's warning about the event that the host sends to the stopped page
    expectConsole(/"page.shown" was sent to stopped actor/);
    await openMember('/about');
    breakNextStart(await logicOf(path));
    await app.goTo(location);
    await hasCrashed();
    await app.press('button', '重试');
    await isWell();
    expect(await restGoesOn()).toBe(true);
  });

  test('lets the member log out', async () => {
    await openMember('/withdraw');
    const host = app.root().getSnapshot().context.pages['/withdraw'];
    await breakActor(host?.getSnapshot().children.page as AnyActorRef);
    await hasCrashed();
    const session = app.root().system.get('session');
    session?.send({ type: 'logout.requested' });
    session?.send({ type: 'logout.confirmed' });
    await app.pass(5000);
    await app.look(({ token, at }) => {
      expect(token).toBeNull();
      expect(at).toBe('/');
    });
  });

  test('is started afresh when it is come back to', async () => {
    await openMember('/deposit');
    await app.goTo('/about');
    const host = () => app.root().getSnapshot().context.pages['/deposit'];
    await breakActor(host()?.getSnapshot().children.page as AnyActorRef);
    await isWell();
    await app.goTo('/deposit');
    await isWell();
    expect(host()?.getSnapshot().matches({ open: 'shown' })).toBe(true);
  });
});

describe('what the whole app runs on', () => {
  test.each(['toasts', 'site', 'session', 'gameEntry'])(
    '%s, crashed, leaves an error screen whose retry reloads',
    async (id) => {
      await openMember('/about');
      await breakActor(app.root().system.get(id) as AnyActorRef);
      await hasCrashed();
      await app.look((seen) => expect(control(seen, '重试').ready).toBe(true));
      expect(app.root().getSnapshot().status).toBe('active');
    },
  );

  test('the session, crashed, leaves no polling behind', async () => {
    await openMember('/about');
    await breakActor(app.root().system.get('session') as AnyActorRef);
    const before = polls();
    await app.pass(30_000);
    expect(polls()).toBe(before);
  });
});
