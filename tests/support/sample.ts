import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** whether this run tries a representative part of what `npm run test:deep` tries whole */
    sample?: boolean;
  }
}

/** All of what a test file tries, or what tells most of it where the run takes a sample. */
export function sampleOf<Item>(
  all: readonly Item[],
  representative: (items: readonly Item[]) => readonly Item[],
) {
  return inject('sample') === true ? representative(all) : all;
}
