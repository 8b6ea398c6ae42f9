import { useRawSearch } from '#lib/hashLocation.ts';

/** The `from` query parameter: `withdraw` if opened from the withdraw page, else empty. */
export function useOpenedFrom(): string {
  return new URLSearchParams(useRawSearch()).get('from') ?? '';
}
