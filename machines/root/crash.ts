import type { AnyActorRef, EventObject } from 'xstate';
import { toast } from '#machines/root/effects.ts';
import { isSubmitting } from '#machines/root/watchSubmissions.ts';

/** Told to `crashReporter`: an actor has stopped on an error that nobody foresaw; `actor` is its id. */
export interface CrashEvent {
  type: 'crash.reported';
  actor: string;
  error: unknown;
}

/** Told where a crash took a submission with it: nobody knows what became of it. */
export const CRASHED_SUBMITTING_TEXT = '结果未知，请到资金明细核对后再操作';

interface OnErrorArgs {
  event: EventObject;
  self: AnyActorRef;
  system: AnyActorRef['system'];
}

/** The child that an `xstate.error.actor.ID` event speaks of. */
function crashedChild({ event, self }: OnErrorArgs): { id: string; ref: AnyActorRef | undefined } {
  const id = (event as EventObject & { actorId: string }).actorId;
  const { children } = self.getSnapshot() as { children: Readonly<Record<string, AnyActorRef | undefined>> };
  return { id, ref: children[id] };
}

/**
 * A machine that throws does not stop its children: their polling goes on and their calls are not aborted. XState
 * has no public way to stop another actor's child; this event is the one by which it stops its own.
 */
function stopChildrenOf(crashed: AnyActorRef): void {
  const snapshot = crashed.getSnapshot() as { children?: Readonly<Record<string, AnyActorRef>> } | undefined;
  for (const child of Object.values(snapshot?.children ?? {}))
    if ((child.getSnapshot() as { status?: string } | undefined)?.status === 'error') stopChildrenOf(child);
    else child.send({ type: 'xstate.stop' });
}

/** Action of an `onError` for a machine: stops what the crashed machine left running, and reports the crash. */
export function containCrash(args: OnErrorArgs): void {
  const { id, ref } = crashedChild(args);
  if (ref !== undefined) stopChildrenOf(ref);
  const { error } = args.event as EventObject & { error: unknown };
  const report: CrashEvent = { type: 'crash.reported', actor: id, error };
  args.system.get('crashReporter')?.send(report);
}

/** Action beside `containCrash` for a machine that moves money: tells where a submission was on its way. */
export function tellLostSubmission(args: OnErrorArgs): void {
  const { ref } = crashedChild(args);
  if (ref !== undefined && isSubmitting(ref)) toast(args, { text: CRASHED_SUBMITTING_TEXT, place: 'member' });
}
