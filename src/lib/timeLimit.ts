/** The time after which whatever the app waits for has failed, in ms (spec 1 §9, D70). */
export const TIME_LIMIT_MS = 30_000;

/** Nothing came within `TIME_LIMIT_MS`. */
export class TimeLimitError extends Error {}

/**
 * Ends within the time limit, or `limit` ms, whatever it waits for: code that is loaded, an answer that was requested before, a body
 * that stalls. Rejects with a `TimeLimitError` then, and aborts the signal that `run` gets, as does the caller's own.
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
