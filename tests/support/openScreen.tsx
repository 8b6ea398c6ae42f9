import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';
import {
  createActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { navigation } from '#calls/navigation.ts';
import { RootProvider } from '#lib/actors.tsx';
import { actorView, type ActorView } from '#lib/actorView.tsx';
import { currentLocation, hashRouting, searchPart } from '#lib/hashLocation.ts';
import type { ToastEvent } from '#machines/notifications/toast.machine.ts';
import type { CallError } from '#machines/calls/callError.ts';
import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { lotteryTokenPollingMachine } from '#machines/lottery/lotteryTokenPolling.machine.ts';
import { defineFlow } from '#machines/root/flowHost.machine.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { pathOf, routeRules, type RoutePath } from '#machines/root/routes.ts';
import { balancePollingMachine } from '#machines/session/balancePolling.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { AppInfo } from '#machines/site/appInfo.ts';
import { smsCooldownMachine } from '#machines/sms/smsCooldown.machine.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { observeActors } from '#tests/support/proofs.ts';
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

export interface ScreenOptions {
  Screen: ComponentType;
  /** The screen's access to its actor; none for a screen without a page actor. */
  view?: unknown;
  /** The page's logic, with its calls bound to the script. */
  logic: (calls: CallScript) => AnyActorLogic;
  /** The page's input, by the raw query of its location. */
  input?: (search: string) => unknown;
  /** The location of the page, such as `/login?redirect=%2Fassets`. */
  location: string;
  appInfo?: Partial<AppInfo>;
  /** Whether a member is logged in; by default a visitor. */
  member?: boolean;
  /** The stored user info. */
  user?: UserInfo | null;
  smsDeadline?: (now: number) => number;
}

/** A screen on a real root with simulated time, whose calls wait for the test. */
export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>;

/** The root with the machines that the app loads lazily. */
const rootWith = (calls: CallScript) =>
  calls.bind(
    rootMachine.provide({
      actors: {
        navigation,
        session: sessionMachine.provide({
          actors: { balancePolling: balancePollingMachine, lotteryTokenPolling: lotteryTokenPollingMachine },
        }),
      },
    }),
  );

/** Opens a screen; every system machine is the real one. */
export async function openScreen(options: ScreenOptions) {
  const { Screen, location, appInfo, member = false, user = null, smsDeadline = () => 0 } = options;
  const calls = new CallScript();
  const clock = new SteppedClock();
  const now = () => clock.now();
  const toasts: string[] = [];
  window.location.hash = `#${location}`;

  const root = createActor(rootWith(calls), {
    clock,
    systemId: 'root',
    inspect: (event) => {
      observeActors(event);
      if (event.type === '@xstate.event' && event.event.type === 'toast.show')
        toasts.push((event.event as unknown as ToastEvent).text);
    },
    input: { appInfo: aSite(appInfo), user, hasToken: member, now },
  });
  root.start();
  // the flows that screens use; here all of them, for every page
  const deadline = smsDeadline(now());
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

  const id = pathOf(location) as RoutePath;
  const logic = options.logic(calls);
  const view = (options.view ?? actorView()) as ActorView<AnyStateMachine>;
  const page = (): AnyActorRef => {
    const ref = root.getSnapshot().context.pages[id]?.getSnapshot().children.page;
    if (ref === undefined) throw new Error(`The page ${id} is not open`);
    return ref;
  };
  const enter = () => {
    const input = options.input?.(searchPart(currentLocation()));
    root.send({ type: 'page.entered', page: { id, ...routeRules[id], logic }, input });
    return render(
      <RootProvider root={root}>
        <Router {...hashRouting}>
          <view.Provider actor={page() as never}>
            <Screen />
          </view.Provider>
        </Router>
      </RootProvider>,
    );
  };
  const inAct = (work: () => Promise<void>) => act(work);

  const screen = {
    root,
    user: userEvent.setup(),
    calls,
    clock,
    view: enter(),
    /** the page's actor */
    page,
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
        screen.view.unmount();
        root.send({ type: 'page.left', id });
        await settle();
      }),
    /** opens the page again after `leave` */
    reopen: () =>
      inAct(async () => {
        screen.view = enter();
        await settle();
      }),
  };
  await act(settle);
  return screen;
}
