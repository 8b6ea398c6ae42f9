import { useEffect, useReducer } from 'react';

/** A promise that exposes its value, which is never undefined, or the reason of its failure. */
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
 * The value of a tracked promise, undefined while it is pending; throws the reason if it was rejected. Replaces React's
 * `use`, because React delays the content of a Suspense boundary until its fallback has been shown for 300 ms.
 */
export function useTracked<Value>(promise: Tracked<Value>): Value | undefined {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const { value, reason } = promise;
  useEffect(() => {
    // checks the rendered value, because the promise may have settled since
    if (!value) promise.then(look, look);
  }, [promise, value]);
  if (reason) throw reason;
  return value;
}
