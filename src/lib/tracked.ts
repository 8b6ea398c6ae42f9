import { useEffect, useReducer } from 'react';

/** A promise that says what it brought, which is never undefined, or why it failed. */
export type Tracked<Value> = Promise<Value> & { value?: Value; reason?: unknown };

/** Has a promise say how it ended. */
export function tracked<Value>(promise: Tracked<Value>): Tracked<Value> {
  promise.then(
    (value) => (promise.value = value),
    (reason: unknown) => (promise.reason = reason),
  );
  return promise;
}

/**
 * What a tracked promise brought, undefined while it has not; throws what it failed with. Not React's `use`: what
 * comes after the fallback of a Suspense boundary is held back until that has been shown for 300 ms.
 */
export function useTracked<Value>(promise: Tracked<Value>): Value | undefined {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const { value, reason } = promise;
  useEffect(() => {
    // by what was rendered: it may have come since
    if (!value) promise.then(look, look);
  }, [promise, value]);
  if (reason) throw reason;
  return value;
}
