import { TIME_LIMIT_MS } from '#machines/kit/calls/timeLimit.ts';

export { TIME_LIMIT_MS };

/** Nothing came within `TIME_LIMIT_MS`. */
export class TimeLimitError extends Error {}

/**
 * Ends within the time limit, or `limit` ms, whatever it waits for where no actor system is there to keep the time: code
 * that is loaded, a request that is sent before the app. A call has its limit in its machine (`callMachine`). Rejects with a `TimeLimitError` then, and aborts the signal that `run` gets, as does the caller's own.
 */
export async function withinTimeLimit<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
  limit = TIME_LIMIT_MS,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimitError());
      abort();
    }, limit);
  });
  try {
    return await Promise.race([run(controller.signal), over]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
