import { fromCallback } from 'xstate';
import { isMissingFile } from '#lib/missingFiles.ts';
import type { CrashEvent } from '#machines/app/crash/crash.ts';

/**
 * Reports a crash once, without secrets, to the console and the operator's address. A file that could not be fetched is
 * none: whoever needs it shows a retry. The code for this comes with what follows the first screen
 * (vite.config.ts), so that it is there when the network is not. If it cannot be loaded, the console shows which actor crashed.
 */
export function noteCrash(actor: string, error: unknown): void {
  if (isMissingFile(error)) return;
  import('./crashReport.ts')
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
