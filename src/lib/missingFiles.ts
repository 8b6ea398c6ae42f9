import { TimeLimitError } from '#lib/timeLimit.ts';

/**
 * Handles a chunk that failed to load; `path` is the page that needs it, absent for a retry. The error is rendered once
 * the promise has settled. Not set until `watchRelease` has been loaded.
 */
export const release: { judge?: (path?: string) => Promise<void> } = {};

/** A chunk that could not be fetched: the network or the server, no fault of the code. */
export class MissingFile extends Error {}

/** What Chrome and Firefox, and what Safari say of an `import()` whose file did not come. */
const NOT_FETCHED = /dynamically imported module|^Importing a module script failed/i;

/** Whether an error only says that a file of the site could not be fetched, which is shown with a retry. */
export function isMissingFile(error: unknown): boolean {
  if (error instanceof MissingFile || error instanceof TimeLimitError) return true;
  return error instanceof TypeError && NOT_FETCHED.test(error.message);
}
