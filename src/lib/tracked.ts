import { useEffect, useReducer } from 'react';

/** A promise that exposes its value, or the reason of its failure; neither is ever undefined. */
export type Tracked<Value> = Promise<Value> & { value?: Value; reason?: unknown };

/** Makes a promise expose its result. */
export function tracked<Value>(promise: Tracked<Value>): Tracked<Value> {
  promise.then(
    (value) => (promise.value = value),
    (reason: unknown) => (promise.reason = reason),
  );
  return promise;
}

/**
 * A tracked promise, rendered again once it has settled. Replaces React's `use`, because React delays the content of a
 * Suspense boundary until its fallback has been shown for 300 ms.
 */
export function useTracked<Value>(promise: Tracked<Value>): Tracked<Value> {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const isPending = promise.value === undefined && promise.reason === undefined;
  useEffect(() => {
    // checks what was rendered, because the promise may have settled since
    if (isPending) promise.then(look, look);
  }, [promise, isPending]);
  return promise;
}
