import { useRawSearch } from '#lib/hashLocation.ts';

/** Where this page was opened from, as its query says: `withdraw` of the withdraw page, else empty. */
export function useOpenedFrom(): string {
  return new URLSearchParams(useRawSearch()).get('from') ?? '';
}
