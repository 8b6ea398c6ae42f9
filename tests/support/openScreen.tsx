import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';
import {
  createActor,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { navigation } from '#calls/navigation.ts';
import { RootProvider } from '#lib/actors.tsx';
import { actorView, type ActorView } from '#lib/actorView.tsx';
import { currentLocation, hashRouting, searchPart } from '#lib/hashLocation.ts';
import type { CallError } from '#machines/calls/callError.ts';
import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { lotteryTokenPollingMachine } from '#machines/lottery/lotteryTokenPolling.machine.ts';
import { defineFlow, type FlowDefinition } from '#machines/root/flowHost.machine.ts';
import { rootMachine, type RootInput } from '#machines/root/root.machine.ts';
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

/** A member with amounts that binary floating point cannot hold. */
export const MEMBER: UserInfo = aMember({
  balance: '1234567890123456.78',
  mbalance: '300.1',
  vip: 3,
  vipname: '',
  paysum: '52000',
});

export interface ScreenOptions {
  Screen: ComponentType;
  /** How the screen reaches its actor; none for one that reads no page. */
  view?: unknown;
  /** The page's logic, its calls bound to the script. */
  logic: (calls: CallScript) => AnyActorLogic;
  /** The page's input, by the raw query of its location. */
  input?: (search: string) => unknown;
  /** Where the page is opened, such as `/login?redirect=%2Fassets`. */
  location: string;
  appInfo?: Partial<AppInfo>;
  /** Who is using the app; a visitor unless said. */
  member?: boolean;
  /** What storage knows of the member. */
  user?: UserInfo | null;
  smsDeadline?: (now: number) => number;
}

/** A screen on a real root with simulated time, whose calls wait for the test's answers. */
export interface OpenedScreen {
  root: ActorRefFrom<typeof rootMachine>;
  user: UserEvent;
  calls: CallScript;
  clock: SteppedClock;
  view: RenderResult;
  /** the page's actor */
  page: () => AnyActorRef;
  /** the texts of all toasts, oldest first */
  toasts: string[];
  answer: (id: string, output?: unknown) => Promise<void>;
  fail: (id: string, error: CallError) => Promise<void>;
  tell: (id: string, event: EventObject) => Promise<void>;
  /** Lets `ms` pass, stopping at each timer on the way. */
  pass: (ms: number) => Promise<void>;
  /** Leaves the page as the app does: the screen goes, and the root closes what is not kept. */
  leave: () => Promise<void>;
  /** Opens the page again after `leave`. */
  reopen: () => Promise<void>;
}

/** Opens a screen as a person finds it; every system machine is the real one. */
export async function openScreen(options: ScreenOptions): Promise<OpenedScreen> {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const toasts: string[] = [];
  window.location.hash = `#${options.location}`;

  const root = createActor(rootWith(calls), {
    clock,
    systemId: 'root',
    inspect: (event) => {
      observeActors(event);
      if (event.type === '@xstate.event' && event.event.type === 'toast.show')
        toasts.push((event.event as unknown as { text: string }).text);
    },
    input: rootInput(options, clock),
  });
  root.start();
  const deadline = options.smsDeadline?.(clock.now()) ?? 0;
  for (const flow of flowsWith(calls, deadline, () => clock.now())) root.send({ type: 'flow.needed', flow });
  onTestFinished(() => {
    cleanup();
    root.stop();
  });

  const id = pathOf(options.location) as RoutePath;
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
            <options.Screen />
          </view.Provider>
        </Router>
      </RootProvider>,
    );
  };
  const inAct = (work: () => Promise<void>) => act(work);

  const screen: OpenedScreen = {
    root,
    user: userEvent.setup(),
    calls,
    clock,
    view: enter(),
    page,
    toasts,
    answer: (call, output) => inAct(() => calls.answer(call, output)),
    fail: (call, error) => inAct(() => calls.fail(call, error)),
    tell: (callback, event) => inAct(() => calls.tell(callback, event)),
    pass: (ms) => inAct(() => clock.step(ms, settle)),
    leave: () =>
      inAct(async () => {
        screen.view.unmount();
        root.send({ type: 'page.left', id });
        await settle();
      }),
    reopen: () =>
      inAct(async () => {
        screen.view = enter();
        await settle();
      }),
  };
  await act(settle);
  return screen;
}

function rootInput({ appInfo, member, user }: ScreenOptions, clock: SteppedClock) {
  return {
    appInfo: aSite(appInfo),
    user: user ?? null,
    hasToken: member === true,
    now: () => clock.now(),
  } satisfies RootInput;
}

/** The root with what the app itself fetches only when it is needed. */
const rootWith = (calls: CallScript) =>
  calls.bind(
    rootMachine.provide({
      actors: {
        navigation,
        session: sessionMachine.provide({
          actors: {
            balancePolling: balancePollingMachine,
            lotteryTokenPolling: lotteryTokenPollingMachine,
          },
        }),
      },
    }),
  );

/** The flows of the root that screens speak to; here all of them, whichever page is opened. */
function flowsWith(calls: CallScript, smsDeadline: number, now: () => number): FlowDefinition[] {
  const smsCooldown = calls.bind(smsCooldownMachine);
  const customerService = calls.bind(customerServiceMachine);
  return [
    defineFlow({ id: 'smsCooldown', logic: smsCooldown, input: () => ({ deadline: smsDeadline, now }) }),
    defineFlow({ id: 'customerService', logic: customerService }),
  ];
}
