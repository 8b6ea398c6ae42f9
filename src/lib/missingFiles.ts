/**
 * Handles a chunk that failed to load; `path` is the page that needs it, absent for a retry. The error is rendered once
 * the promise has settled. Not set until `watchRelease` has been loaded.
 */
export const release: { judge?: (path?: string) => Promise<void> } = {};
