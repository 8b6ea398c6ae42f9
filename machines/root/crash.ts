import type { AnyActorRef } from 'xstate';

/** An error that no flow foresaw, told to the system actor `crashReporter`; `actor` is the id of who threw it. */
export interface CrashEvent {
  type: 'crash.reported';
  actor: string;
  error: unknown;
}

interface Crash {
  event: { type: string; error?: unknown; actorId?: string };
  system: { get: (key: string) => AnyActorRef | undefined };
}

/**
 * Action of an `onError`: reports that a child has crashed. Takes any setup's events, as XState types the one of an
 * error by the child's id.
 */
export function reportCrash({ event, system }: Crash): void {
  if (!('error' in event)) return;
  const crash: CrashEvent = {
    type: 'crash.reported',
    actor: event.actorId ?? event.type,
    error: event.error,
  };
  system.get('crashReporter')?.send(crash);
}
