import { Actor, StateMachine, type AnyActorRef, type EventObject } from 'xstate';
import { systemActor } from '#machines/app/systemActors.ts';

/** Sent to `crashReporter`: an unexpected error has stopped an actor; `actor` names its machine. */
export interface CrashEvent {
  type: 'crash.reported';
  actor: string;
  error: unknown;
}

export interface OnErrorArgs {
  event: EventObject;
  self: AnyActorRef;
  system: AnyActorRef['system'];
}

/** The child in XState's `ErrorActorEvent`. */
export function crashedChild({ event, self }: OnErrorArgs): AnyActorRef {
  const { children }: { children: Readonly<Record<string, AnyActorRef>> } = self.getSnapshot();
  const child = 'actorId' in event ? children[String(event.actorId)] : undefined;
  if (child === undefined) throw new Error(`${event.type} is not about a child`);
  return child;
}

/** Action of an `onError` for a machine: reports the crash that is handled here. */
export function reportCrash(args: OnErrorArgs): void {
  const child = crashedChild(args);
  // every page is the child `page` of a host, so use the machine's own name
  const actor = child instanceof Actor && child.logic instanceof StateMachine ? child.logic.id : child.id;
  const error = 'error' in args.event ? args.event.error : undefined;
  systemActor(args.system, 'crashReporter')?.send({ type: 'crash.reported', actor, error });
}

/** The `onError` of a part that crashes alone: its region waits in `crashed` for a retry. The setup has `reportCrash`. */
export const crashed = { target: 'crashed', actions: 'reportCrash' } as const;
