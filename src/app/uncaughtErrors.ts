import type { RootOptions } from 'react-dom/client';
import { noteCrash } from '#app/calls/crashReporter.ts';

/**
 * Reports uncaught errors, including those that XState rethrows, and prevents the browser from printing them, because
 * they may contain secrets. An event without an error comes from the browser or a foreign script and is left alone. The
 * returned options handle what a React boundary caught; React passes every other error to the window.
 */
export function watchErrors(): RootOptions {
  const watch = (event: Event & { error?: unknown; reason?: unknown }) => {
    const error = event.error ?? event.reason;
    if (!error) return;
    event.preventDefault();
    noteCrash('window', error);
  };
  window.addEventListener('error', watch);
  window.addEventListener('unhandledrejection', watch);
  return { onCaughtError: (error) => noteCrash('view', error) };
}
