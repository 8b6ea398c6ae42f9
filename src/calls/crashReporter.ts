import { fromCallback } from 'xstate';
import type { CrashEvent } from '#machines/root/crash.ts';

/**
 * Reports a crash once, without what is secret, to the console and the operator's address. What does so is fetched
 * with the first crash, as the entry is full; without it the console hears who crashed.
 */
export function noteCrash(actor: string, error: unknown): void {
  import('#calls/crashReport.ts')
    .then((chunk) => chunk.report(actor, error))
    .catch(() =>
      // oxlint-disable-next-line no-console -- the developer has no other way to hear of it
      console.error(actor.split('?')[0], error instanceof Error && error.name),
    );
}

/** The root's actor that reports what crashed. */
export const crashReporter = fromCallback<CrashEvent>(({ receive }) =>
  receive(({ actor, error }) => noteCrash(actor, error)),
);
