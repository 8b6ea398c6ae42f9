import type { CallError } from './callError.ts';

/**
 * Whether the outcome on the server is unknown: the request may have arrived although no usable answer came back. A
 * body with a code is an answer, whatever its number (D56).
 */
export function isUnsettled({ kind }: CallError): boolean {
  return kind !== 'rejected' && kind !== 'expired';
}
