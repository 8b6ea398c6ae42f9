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

/** Neighbours by system id that a flow may talk to; what they are told is kept. */
const NEIGHBOURS = [
  'toasts',
  'navigation',
  'session',
  'smsCooldown',
  'customerService',
  'flow:customerService',
  'crashReporter',
] as const;
type Neighbour = (typeof NEIGHBOURS)[number];

/** A machine under test in a system of its own, with simulated time and everything it tells others written down. */
export interface Stage<Machine extends AnyStateMachine> {
  subject: Actor<Machine>;
  clock: SteppedClock;
  calls: CallScript;
  /** the events each neighbour was sent, oldest first */
  told: Readonly<Record<Neighbour, EventObject[]>>;
  /** to whom something was told, in the order of telling */
  tellings: Neighbour[];
  /** the events the subject sent its parent or the root, with its own done and error events */
  heardByParent: EventObject[];
  /** the texts of all toasts asked for, oldest first */
  toasts: () => string[];
  /** the paths asked of the navigation, oldest first */
  went: () => string[];
  /** Lets `ms` pass, stopping at each timer on the way. */
  pass: (ms: number) => Promise<void>;
  /** Lets `ms` pass in one leap, as for a phone that slept: timers fire late, once, at its end. */
  leap: (ms: number) => Promise<void>;
  send: (event: EventFromLogic<Machine>) => Promise<void>;
  /** Throws when the subject has stopped on an error, which no flow may do. */
  assertHealthy: () => void;
  stop: () => void;
}

export interface StageOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  input?: InputFrom<Machine>;
  clock?: SteppedClock;
  calls?: CallScript;
  inspect?: (event: InspectionEvent) => void;
  /** The member that the session knows of; nobody unless said. */
  member?: UserInfo;
  /** The machine is itself the root of a system and has its own neighbours. */
  alone?: boolean;
}

/** A neighbour that knows nothing but, as the session, the member. */
function neighbourLogic(onTold: (event: EventObject) => void, user: UserInfo | null): AnyActorLogic {
  return fromTransition(
    (known, event: EventObject) => {
      // that it is stopped is no telling
      if (event.type !== 'xstate.stop') onTold(event);
      return known;
    },
    { user },
  );
}

/** More steps than any flow takes at once; a loop of `always` would otherwise hang the run instead of failing it. */
const MOST_STEPS = 500;

/** Starts a machine on a stage; bind its calls to `calls` with `provide` before. */
export function openStage<Machine extends AnyStateMachine>(options: StageOptions<Machine>): Stage<Machine> {
  options.machine.options.maxIterations = MOST_STEPS;
  const clock = options.clock ?? new SteppedClock();
  const calls = options.calls ?? new CallScript();
  const told: Record<Neighbour, EventObject[]> = {
    toasts: [],
    navigation: [],
    session: [],
    smsCooldown: [],
    customerService: [],
    'flow:customerService': [],
    crashReporter: [],
  };
  const tellings: Neighbour[] = [];
  const heardByParent: EventObject[] = [];
  const write = (id: Neighbour, event: EventObject) => {
    told[id].push(event);
    tellings.push(id);
  };
  const inspect = (event: InspectionEvent) => {
    options.inspect?.(event);
    observeActors(event);
  };
  const actorOptions = { clock, systemId: 'root', inspect };

  const around = createMachine({
    invoke: [
      ...NEIGHBOURS.map((id) => ({
        src: neighbourLogic((event) => write(id, event), (id === 'session' && options.member) || null),
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

  const stage: Stage<Machine> = {
    subject,
    clock,
    calls,
    told,
    tellings,
    heardByParent,
    toasts: () => told.toasts.map((event) => (event as ToastEvent).text),
    went: () => told.navigation.map((event) => (event as NavigationCommand).to),
    async pass(ms) {
      const until = clock.now() + ms;
      for (let due = clock.nextDue(until); due !== undefined; due = clock.nextDue(until)) {
        clock.set(due);
        await settle();
      }
      clock.set(until);
      await settle();
    },
    async leap(ms) {
      clock.increment(ms);
      await settle();
    },
    async send(event) {
      subject.send(event);
      await settle();
    },
    assertHealthy() {
      const snapshot = subject.getSnapshot() as { status: string; error?: unknown };
      if (snapshot.status === 'error')
        throw new Error(`The machine ${options.machine.id} stopped on an error`, { cause: snapshot.error });
    },
    stop: () => {
      root.stop();
    },
  };
  return stage;
}
