import {
  assign,
  fromPromise,
  StateMachine,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { evaluateGuard } from 'xstate/guards';
import { transitionKey } from '#app/inspector/transitionKey.ts';
import { isOfSystem } from '#app/inspector/xstateInternals.ts';
import { holdsMask } from './unrecorded.ts';

/** Whether a transition was taken for this event; undefined if the recording does not say. */
export type WasTaken = (machineId: string, event: EventObject, transition: string) => boolean | undefined;

export interface Script {
  /** the id of the machine that the recording has at this place of a machine, if it has one there */
  idAt: (machineId: string, src: string) => string | undefined;
  find: (id: string) => AnyStateMachine | undefined;
  /** the machine to use for a parent's own machine */
  current: (machine: AnyStateMachine) => AnyStateMachine;
  wasTaken: WasTaken;
  /** a key in the place of one that the recorded phone created */
  newKey: () => string;
  /** a call or listener received an event */
  reply: (self: AnyActorRef) => void;
}

/** More steps than any flow takes at once; otherwise a loop of `always` would hang the replay. */
const MOST_STEPS = 500;

/**
 * A call or a listener without its own behaviour: the replay sends it the recorded events, and it sends its recorded
 * replies.
 */
export function silent(reply: Script['reply']): PromiseActorLogic<unknown, NonReducibleUnknown> {
  const call = fromPromise<unknown>(() => new Promise(() => undefined));
  return {
    ...call,
    start: (state, scope) => {
      call.start?.(state, scope);
      reply(scope.self);
    },
    transition: (state, event, scope) => {
      if (!isOfSystem(event.type)) reply(scope.self);
      return call.transition(state, event, scope);
    },
  };
}

/**
 * A machine whose calls and listeners are silent, recursively. A guard that depends on a redacted value returns
 * the recorded result. `id` is the machine's in the recording, where its place may have had another of the same chart.
 */
export function scripted(machine: AnyStateMachine, script: Script, id = machine.id): AnyStateMachine {
  const own = machine.implementations.actors as Readonly<Record<string, unknown>>;
  const actors = Object.fromEntries(
    Object.entries(own).map(([src, logic]) => {
      const recorded = script.idAt(id, src);
      const inner = logic instanceof StateMachine ? script.current(logic) : script.find(recorded ?? '');
      return [src, inner === undefined ? silent(script.reply) : scripted(inner, script, recorded)];
    }),
  );
  // only a submission takes a key, which the calls create
  const takeKey = assign({ key: () => script.newKey() });
  const actions = 'takeKey' in machine.implementations.actions ? { takeKey } : {};
  const copy: AnyStateMachine = machine.provide({ actors, actions } as never);
  copy.options.maxIterations = MOST_STEPS;
  for (const node of [copy.root, ...getStateNodes(copy.root)])
    for (const candidates of [...node.transitions.values(), node.always ?? []])
      for (const transition of candidates) {
        const { guard } = transition;
        const key = transitionKey(transition);
        if (guard !== undefined && key !== null)
          transition.guard = answeredGuard(guard, key, script) as never;
      }
  return copy;
}

type Guard = Parameters<typeof evaluateGuard>[0];
interface GuardArgs {
  context: never;
  event: EventObject;
}

/** A guard in the form of XState's own `not` and `stateIn`, whose check receives the snapshot. */
function answeredGuard(guard: Guard, transition: string, { wasTaken }: Script) {
  const check = (snapshot: AnyMachineSnapshot, { context, event }: GuardArgs): boolean => {
    if (holdsMask(event)) return wasTaken(snapshot.machine.id, event, transition) ?? false;
    return evaluateGuard(guard, context, event as never, snapshot);
  };
  return Object.assign(() => false, { check });
}
