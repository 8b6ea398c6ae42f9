import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { createActor, type AnyActorRef, type AnyStateMachine, type EventObject } from 'xstate';
import { loadedPage, presetPage } from '#app/loadedPages.ts';
import type { PageModule } from '#app/page.ts';
import { PageHost } from '#app/PageHost.tsx';
import { PageLocation } from '#app/pageLocation.ts';
import { navigation } from '#calls/navigation.ts';
import { RootProvider } from '#lib/actors.tsx';
import { hashRouting } from '#lib/hashLocation.ts';
import type { ToastEvent } from '#machines/notifications/toast.machine.ts';
import type { CallError } from '#machines/calls/callError.ts';
import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { defineFlow } from '#machines/root/flowHost.machine.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { routeOf } from '#machines/root/routes.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { AppInfo } from '#machines/site/appInfo.ts';
import { smsCooldownMachine } from '#machines/sms/smsCooldown.machine.ts';
import { boundSession } from '#tests/support/boundMachines.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { observeActors } from '#scripts/coverage/proofs.ts';
import { aMember, aSite } from '#tests/support/samples.ts';
import { SteppedClock } from '#tests/support/steppedClock.ts';

/** A member with amounts that binary floating point cannot represent exactly. */
export const MEMBER: UserInfo = aMember({
  balance: '1234567890123456.78',
  mbalance: '300.1',
  vip: 3,
  vipname: '',
  paysum: '52000',
});

/** The initial state in which the app is opened. */
export interface RootOptions {
  appInfo?: Partial<AppInfo>;
  /** The stored info of the member; a visitor by default. */
  user?: UserInfo | null;
  /** Whether there is a session; the member's info need not be stored. */
  member?: boolean;
  smsDeadline?: (now: number) => number;
  calls?: CallScript;
  clock?: SteppedClock;
}

interface ScreenOptions extends RootOptions {
  /** The page's machine, whose calls are bound to the script; by default the page's own machine with its real calls. */
  logic?: AnyStateMachine;
  /** Overrides of the page module that the route loads. */
  page?: Partial<PageModule>;
}

/** A screen on a real root with simulated time, whose calls stay pending until the test answers them. */
export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>;

/** Renders a part of the app at a location; every system machine is the real one. */
export async function openPart(
  Part: ComponentType,
  { location = '/', ...options }: RootOptions & { location?: string } = {},
) {
  const { appInfo, user = null, member = user !== null } = options;
  const { calls = new CallScript(), clock = new SteppedClock() } = options;
  const now = () => clock.now();
  const toasts: string[] = [];
  window.location.hash = `#${location}`;

  const root = createActor(
    // the session contains the polling actors, which the app only loads when they are needed
    calls.bind(rootMachine.provide({ actors: { navigation, session: boundSession(calls) } })),
    {
      clock,
      systemId: 'root',
      inspect: (event) => {
        observeActors(event);
        if (event.type === '@xstate.event' && event.event.type === 'toast.show')
          toasts.push((event.event as unknown as ToastEvent).text);
      },
      input: { appInfo: aSite(appInfo), user, hasToken: member, now },
    },
  );
  root.start();
  const deadline = options.smsDeadline?.(now()) ?? 0;
  // starts all flows that screens send events to, whichever page is opened
  for (const flow of [
    defineFlow({
      id: 'smsCooldown',
      logic: calls.bind(smsCooldownMachine),
      input: () => ({ deadline, now }),
    }),
    defineFlow({ id: 'customerService', logic: calls.bind(customerServiceMachine) }),
  ])
    root.send({ type: 'flow.needed', flow });
  onTestFinished(() => {
    cleanup();
    root.stop();
  });

  const show = () =>
    render(
      <RootProvider root={root}>
        <Router {...hashRouting}>
          <Part />
        </Router>
      </RootProvider>,
    );
  const inAct = (work: () => Promise<void>) => act(work);
  const opened = {
    root,
    user: userEvent.setup(),
    calls,
    clock,
    view: show(),
    /** the texts of all toasts, oldest first */
    toasts,
    answer: (call: string, output?: unknown) => inAct(() => calls.answer(call, output)),
    fail: (call: string, error: CallError) => inAct(() => calls.fail(call, error)),
    tell: (callback: string, event: EventObject) => inAct(() => calls.tell(callback, event)),
    /** advances the time by `ms`, running each timer at its due time */
    pass: (ms: number) => inAct(() => clock.step(ms, settle)),
    /** leaves the page as the app does: the screen is unmounted, and the root stops the page unless it is kept */
    leave: () =>
      inAct(async () => {
        opened.view.unmount();
        await settle();
      }),
    /** opens the page again after `leave` */
    reopen: () =>
      inAct(async () => {
        opened.view = show();
        await settle();
      }),
  };
  await act(settle);
  return opened;
}

/** Opens a page as its route does, at a location such as `/login?redirect=%2Fassets`. */
export async function openScreen(location: string, options: ScreenOptions = {}) {
  const { logic, page, calls = new CallScript() } = options;
  const route = routeOf(location);
  if (route === undefined) throw new Error(`There is no page ${location}`);
  // the home page is part of the entry chunk
  if (route.path === '/') presetPage('/', (await import('#app/pages/home.ts')).page);
  const loaded = await loadedPage(route);
  // the page's flows have real calls; the root already runs those that screens send events to
  presetPage(route.path, { ...loaded, ...(logic && { logic: calls.bind(logic) }), ...page, flows: [] });
  onTestFinished(() => presetPage(route.path, loaded));
  const Page = () => (
    <PageLocation value={location}>
      <PageHost route={route} />
    </PageLocation>
  );
  const opened = await openPart(Page, { ...options, location, calls });
  const id = route.perQuery ? location : route.path;
  /** the page's actor */
  const actor = (): AnyActorRef => {
    const ref = opened.root.getSnapshot().context.pages[id]?.getSnapshot().children.page;
    if (ref === undefined) throw new Error(`The page ${id} is not open`);
    return ref;
  };
  return Object.assign(opened, { page: actor });
}
