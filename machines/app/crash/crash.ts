import type { AnyActorRef, EventObject } from 'xstate';
import { systemActor } from '#machines/app/systemActors.ts';

/** Sent to `crashReporter`: an unexpected error has stopped an actor; `actor` names its machine. */
export interface CrashEvent {
  type: 'crash.reported';
  actor: string;
  error: unknown;
}

/** Shown if a crash interrupted a submission, whose outcome is then unknown. */
export const CRASHED_SUBMITTING_TEXT = '结果未知，请到资金明细核对后再操作';

export interface OnErrorArgs {
  event: EventObject;
  self: AnyActorRef;
  system: AnyActorRef['system'];
}

/** The child in an `xstate.error.actor.ID` event. */
export function crashedChild({ event, self }: OnErrorArgs): AnyActorRef {
  const id = (event as EventObject & { actorId: string }).actorId;
  const { children } = self.getSnapshot() as { children: Readonly<Record<string, AnyActorRef>> };
  return children[id] as AnyActorRef;
}

/** Action of an `onError` for a machine: reports the crash that is handled here. */
export function reportCrash(args: OnErrorArgs): void {
  const child = crashedChild(args);
  const { error } = args.event as EventObject & { error: unknown };
  // every page is the child `page` of a host, so use the machine's own name
  const { logic } = child as AnyActorRef & { logic: { id?: string } };
  const report: CrashEvent = { type: 'crash.reported', actor: logic.id ?? child.id, error };
  systemActor(args.system, 'crashReporter')?.send(report);
}
