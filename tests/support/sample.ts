import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** whether this run tests a representative part of what `npm run test:deep` tests exhaustively */
    sample?: boolean;
  }
}

/** All test cases, or the representative ones in a sample run. */
export function sampleOf<Item>(
  all: readonly Item[],
  representative: (items: readonly Item[]) => readonly Item[],
) {
  return inject('sample') === true ? representative(all) : all;
}
