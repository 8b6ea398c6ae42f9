import type { CallError } from '#machines/calls/callError.ts';

/**
 * Whether it is unknown what the server did: the request may have arrived though no usable answer came back. A body
 * with a code is an answer, whatever its number (D56).
 */
export function isUnsettled({ kind }: CallError): boolean {
  return kind !== 'rejected' && kind !== 'expired';
}
