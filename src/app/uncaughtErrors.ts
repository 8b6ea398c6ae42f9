import type { RootOptions } from 'react-dom/client';
import { noteCrash } from '#calls/crashReporter.ts';

/**
 * Reports what nobody caught, XState's rethrown errors among it, and keeps the browser from printing it with what may
 * be secret in it. An event without an error is a remark of the browser's own or of a foreign script, and is left to
 * it. The answer is what React does with what a boundary caught; every other error it hands to the window.
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
