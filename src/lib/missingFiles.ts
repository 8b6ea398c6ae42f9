/**
 * What becomes of a file of the build that could not be fetched, asked with the path of the page that wants it, or of
 * a retry, asked with none; the failure is shown once that has ended. Nobody judges before `watchRelease` has been
 * fetched.
 */
export const release: { judge?: (path?: string) => Promise<void> } = {};
