import {
  createActor,
  createMachine,
  fromTransition,
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import type { ToastEvent } from '#machines/notifications/toast.machine.ts';
import type { NavigationCommand } from '#machines/root/navigation.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { observeActors } from '#tests/support/proofs.ts';
import { SteppedClock } from '#tests/support/steppedClock.ts';

/** Stub actors by system id in the place of those that a flow may send events to; what they are sent is kept. */
const STUB_ACTORS = [
  'toasts',
  'navigation',
  'session',
  'smsCooldown',
  'customerService',
  'flow:customerService',
  'crashReporter',
] as const;
type StubActorId = (typeof STUB_ACTORS)[number];

/** A machine under test in a system of its own, with simulated time and every event it sends recorded. */
export type Harness<Machine extends AnyStateMachine> = ReturnType<typeof createHarness<Machine>>;

interface HarnessOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  input?: InputFrom<Machine>;
  clock?: SteppedClock;
  calls?: CallScript;
  inspect?: (event: InspectionEvent) => void;
  /** The member that the session knows of; nobody unless said. */
  member?: UserInfo;
  /** The machine is itself the root of a system and has its own actors. */
  alone?: boolean;
}

/** A stub actor that holds nothing but, as the session, the member. */
function stubActorLogic(onTold: (event: EventObject) => void, user: UserInfo | null): AnyActorLogic {
  return fromTransition(
    (known, event: EventObject) => {
      // that it is stopped is no event of the flow
      if (event.type !== 'xstate.stop') onTold(event);
      return known;
    },
    { user },
  );
}

/** More steps than any flow takes at once; a loop of `always` would otherwise hang the run instead of failing it. */
const MOST_STEPS = 500;

/** Starts a machine in a harness; bind its calls to `calls` with `provide` before. */
export function createHarness<Machine extends AnyStateMachine>(options: HarnessOptions<Machine>) {
  options.machine.options.maxIterations = MOST_STEPS;
  const clock = options.clock ?? new SteppedClock();
  const calls = options.calls ?? new CallScript();
  const sent = Object.fromEntries(STUB_ACTORS.map((id) => [id, []])) as unknown as Record<
    StubActorId,
    EventObject[]
  >;
  const receivers: StubActorId[] = [];
  const heardByParent: EventObject[] = [];
  const write = (id: StubActorId, event: EventObject) => {
    sent[id].push(event);
    receivers.push(id);
  };
  const inspect = (event: InspectionEvent) => {
    options.inspect?.(event);
    observeActors(event);
  };
  const actorOptions = { clock, systemId: 'root', inspect };

  const around = createMachine({
    invoke: [
      ...STUB_ACTORS.map((id) => ({
        src: stubActorLogic((event) => write(id, event), (id === 'session' && options.member) || null),
        id,
        systemId: id,
      })),
      { src: options.machine, id: 'subject', input: () => options.input },
    ],
    on: { '*': { actions: ({ event }) => heardByParent.push(event) } },
  });
  const root: Actor<AnyStateMachine> = options.alone
    ? createActor<AnyStateMachine>(options.machine, { ...actorOptions, input: options.input })
    : createActor<AnyStateMachine>(around, actorOptions);
  const subject = (
    options.alone
      ? root
      : (root.getSnapshot() as { children: Record<string, AnyActorRef> }).children['subject']
  ) as Actor<Machine>;
  // Without a listener of its own, an error of a lone root would be thrown into a timer where no test sees it.
  if (options.alone) root.subscribe({ error: () => undefined });
  root.start();

  return {
    subject,
    clock,
    calls,
    /** the events each stub actor was sent, oldest first */
    sent,
    /** who was sent something, in the order of sending */
    receivers,
    /** the events the subject sent its parent or the root, with its own done and error events */
    heardByParent,
    /** the texts of all toasts asked for, oldest first */
    toasts: () => sent.toasts.map((event) => (event as ToastEvent).text),
    /** the paths asked of the navigation, oldest first */
    went: () => sent.navigation.map((event) => (event as NavigationCommand).to),
    /** lets `ms` pass, stopping at each timer on the way */
    pass: (ms: number) => clock.step(ms, settle),
    /** lets `ms` pass in one leap, as for a phone that slept: timers fire late, once, at its end */
    leap: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
    send: async (event: EventFromLogic<Machine>) => {
      subject.send(event);
      await settle();
    },
    /** throws when the subject has stopped on an error, which no flow may do */
    assertHealthy() {
      const snapshot = subject.getSnapshot() as { status: string; error?: unknown };
      if (snapshot.status === 'error')
        throw new Error(`The machine ${options.machine.id} stopped on an error`, { cause: snapshot.error });
    },
    stop: () => void root.stop(),
  };
}
