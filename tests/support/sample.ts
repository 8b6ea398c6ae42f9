import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** whether this run tests a representative part of what `npm run test:deep` tests exhaustively */
    sample?: boolean;
  }
}

/** All test cases, or the representative ones in a sample run, whose file `npm run test:deep` finds by its name. */
export function sampleOf<Item>(
  all: readonly Item[],
  representative: (items: readonly Item[]) => readonly Item[],
) {
  if (inject('sample') !== true) return all;
  const { testPath = '' } = expect.getState();
  if (!testPath.endsWith('.sampled.test.ts')) throw new Error(`${testPath} is no .sampled.test.ts`);
  return representative(all);
}
