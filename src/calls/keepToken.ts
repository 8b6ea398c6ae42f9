import { writeToken } from '#lib/storage.ts';

/** Keeps a token that a login or registration was answered with, unless its page has been left meanwhile. */
export function keepToken(token: string, signal: AbortSignal): void {
  if (!signal.aborted) writeToken(token);
}
