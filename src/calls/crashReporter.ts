import { fromCallback } from 'xstate';
import type { CrashEvent } from '#machines/root/crash.ts';

/**
 * Reports a crash once, without secrets, to the console and the operator's address. The code for this is loaded with
 * the first crash, to keep it out of the entry; if it cannot be loaded, the console shows which actor crashed.
 */
export function noteCrash(actor: string, error: unknown): void {
  import('#calls/crashReport.ts')
    .then((chunk) => chunk.report(actor, error))
    .catch(() =>
      // oxlint-disable-next-line no-console -- the developer has no other way to hear of it
      console.error(actor.split('?')[0], error instanceof Error && error.name),
    );
}

/** The root's actor that reports crashes. */
export const crashReporter = fromCallback<CrashEvent>(({ receive }) =>
  receive(({ actor, error }) => noteCrash(actor, error)),
);
