import {
  createActor,
  createMachine,
  fromTransition,
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import type { ToastEvent } from '#machines/app/toasts/toast.machine.ts';
import type { NavigationCommand } from '#machines/app/navigation/navigation.ts';
import { systemEvent } from '#app/inspector/xstateInternals.ts';
import type { sessionMachine } from '#machines/app/session/session.machine.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import type { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import type { OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { ENTRY_OWNER } from '#tests/support/outboxEntries.ts';
import { observeActors } from '#tools/coverage/proofs.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

/** The system ids of stub actors for those that a flow sends events to; received events are recorded. */
const STUB_ACTORS = [
  'toasts',
  'navigation',
  'session',
  'gameEntry',
  'smsCooldown',
  'newcomer',
  'customerService',
  'flow:customerService',
  'crashReporter',
  'realityCheck',
  'unpaidOrder',
  'outbox',
] as const;
type StubActorId = (typeof STUB_ACTORS)[number];

/** A machine under test in its own system, with simulated time; every event that it sends is recorded. */
export type Harness<Machine extends AnyStateMachine> = ReturnType<typeof createHarness<Machine>>;

interface HarnessOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  input?: InputFrom<Machine>;
  clock?: SteppedClock;
  calls?: CallScript;
  inspect?: (event: InspectionEvent) => void;
  /** The member in the session; a visitor by default. */
  member?: UserInfo;
  /** What the outbox holds when the machine starts; nothing by default. */
  entries?: readonly OutboxEntry[];
  /** The real session in the place of its stub, for a flow that follows it. */
  session?: { machine: typeof sessionMachine; input: InputFrom<typeof sessionMachine> };
  /** The machine is itself the root of a system and has its own actors. */
  alone?: boolean;
}

/** A stub actor with a context that never changes. */
function stubActorLogic(onEvent: (event: EventObject) => void, context: object): AnyActorLogic {
  return fromTransition((known, event: EventObject) => {
    // the stop event is sent by XState, not by the flow
    if (systemEvent(event.type)?.kind !== 'stop') onEvent(event);
    return known;
  }, context);
}

/** The outbox with these entries of the member; it sends nothing. */
function outboxStub(
  entries: readonly OutboxEntry[],
  onEvent: (event: EventObject) => void = () => undefined,
): AnyActorLogic {
  const context: ContextFrom<typeof outboxMachine> = {
    entries,
    watched: [],
    owner: ENTRY_OWNER,
    listener: ENTRY_OWNER,
  };
  return stubActorLogic(onEvent, context);
}

/** Above the number of steps of any flow; a loop of `always` then fails the run instead of hanging it. */
const MOST_STEPS = 500;

/** Starts a machine in a harness; its calls must have been bound to `calls` with `provide`. */
export function createHarness<Machine extends AnyStateMachine>(options: HarnessOptions<Machine>) {
  options.machine.options.maxIterations = MOST_STEPS;
  const clock = options.clock ?? new SteppedClock();
  const calls = options.calls ?? new CallScript();
  const sent = Object.fromEntries(STUB_ACTORS.map((id) => [id, []])) as unknown as Record<
    StubActorId,
    EventObject[]
  >;
  const receivers: StubActorId[] = [];
  const sentToParent: EventObject[] = [];
  const write = (id: StubActorId, event: EventObject) => {
    sent[id].push(event);
    receivers.push(id);
  };
  const stubOf = (id: StubActorId): AnyActorLogic => {
    const onEvent = (event: EventObject) => write(id, event);
    if (id === 'outbox') return outboxStub(options.entries ?? [], onEvent);
    return stubActorLogic(onEvent, { user: (id === 'session' && options.member) || null });
  };
  const inspect = (event: InspectionEvent) => {
    options.inspect?.(event);
    observeActors(event);
  };
  const actorOptions = { clock, systemId: 'root', inspect };

  const around = createMachine({
    invoke: [
      ...STUB_ACTORS.filter((id) => id !== 'session' || options.session === undefined).map((id) => ({
        src: stubOf(id),
        id,
        systemId: id,
      })),
      ...(options.session === undefined
        ? []
        : [
            {
              src: options.session.machine,
              id: 'session',
              systemId: 'session',
              input: options.session.input,
            },
          ]),
      { src: options.machine, id: 'subject', input: () => options.input },
    ],
    on: { '*': { actions: ({ event }) => sentToParent.push(event) } },
  });
  const root: Actor<AnyStateMachine> = options.alone
    ? createActor<AnyStateMachine>(options.machine, { ...actorOptions, input: options.input })
    : createActor<AnyStateMachine>(around, actorOptions);
  const subject = (
    options.alone
      ? root
      : (root.getSnapshot() as { children: Record<string, AnyActorRef> }).children['subject']
  ) as Actor<Machine>;
  // Without an error observer, XState rethrows an error of a root actor in a timer, outside of the test.
  if (options.alone) root.subscribe({ error: () => undefined });
  root.start();

  return {
    subject,
    clock,
    calls,
    /** the events that each stub actor received, oldest first */
    sent,
    /** the recipients, in the order of sending */
    receivers,
    /** the events that the subject sent to its parent or the root, with its own done and error events */
    sentToParent,
    /** the texts of all toasts, oldest first */
    toasts: () => sent.toasts.map((event) => (event as ToastEvent).text),
    /** the locations that were navigated to, oldest first */
    went: () => sent.navigation.map((event) => (event as NavigationCommand).to),
    /** advances the time by `ms`, running each timer at its due time */
    pass: (ms: number) => clock.step(ms, settle),
    /** advances the time by `ms` at once, like a phone that was asleep: timers run late, once, at the end */
    leap: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
    send: async (event: EventFromLogic<Machine>) => {
      subject.send(event);
      await settle();
    },
    /** throws if the subject has stopped with an error */
    assertHealthy() {
      const snapshot = subject.getSnapshot() as { status: string; error?: unknown };
      if (snapshot.status === 'error')
        throw new Error(`The machine ${options.machine.id} stopped on an error`, { cause: snapshot.error });
    },
    stop: () => void root.stop(),
  };
}
