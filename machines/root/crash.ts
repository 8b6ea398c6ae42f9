import type { AnyActorRef, EventObject } from 'xstate';

/** Told to `crashReporter`: an actor has stopped on an error that nobody foresaw; `actor` names its machine. */
export interface CrashEvent {
  type: 'crash.reported';
  actor: string;
  error: unknown;
}

/** Told where a crash took a submission with it: nobody knows what became of it. */
export const CRASHED_SUBMITTING_TEXT = '结果未知，请到资金明细核对后再操作';

export interface OnErrorArgs {
  event: EventObject;
  self: AnyActorRef;
  system: AnyActorRef['system'];
}

/** The child that an `xstate.error.actor.ID` event speaks of. */
export function crashedChild({ event, self }: OnErrorArgs): AnyActorRef {
  const id = (event as EventObject & { actorId: string }).actorId;
  const { children } = self.getSnapshot() as { children: Readonly<Record<string, AnyActorRef>> };
  return children[id] as AnyActorRef;
}

/** Action of an `onError` for a machine: reports the crash that ends here. */
export function reportCrash(args: OnErrorArgs): void {
  const child = crashedChild(args);
  const { error } = args.event as EventObject & { error: unknown };
  // pages are all the child `page` of a host: the machine's own name tells more
  const { logic } = child as AnyActorRef & { logic: { id?: string } };
  const report: CrashEvent = { type: 'crash.reported', actor: logic.id ?? child.id, error };
  args.system.get('crashReporter')?.send(report);
}
