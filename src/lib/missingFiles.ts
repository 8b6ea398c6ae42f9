/**
 * Handles a file of the build that could not be fetched, called with the path of the page that needs it, or without a
 * path for a retry; the failure is shown once it has ended. It is not set until `watchRelease` has been loaded.
 */
export const release: { judge?: (path?: string) => Promise<void> } = {};
