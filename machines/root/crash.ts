import type { AnyActorRef, EventObject } from 'xstate';
import { toast } from '#machines/root/effects.ts';
import { isSubmitting } from '#machines/root/watchSubmissions.ts';

/** Told to `crashReporter`: an actor has stopped on an error that nobody foresaw; `actor` names its machine. */
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
function crashedChild({ event, self }: OnErrorArgs): AnyActorRef {
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

/** Action beside `reportCrash` for a machine that moves money: tells where a submission was on its way. */
export function tellLostSubmission(args: OnErrorArgs): void {
  if (isSubmitting(crashedChild(args))) toast(args, { text: CRASHED_SUBMITTING_TEXT });
}

/**
 * The `onError` of a part that moves money beside others, in a state of its own region: the others go on, and a retry
 * leaves `crashed`. Its setup has both actions.
 */
export const isolated = { target: 'crashed', actions: ['tellLostSubmission', 'reportCrash'] } as const;
