/** Maximum duration of one operation on a page on a busy machine, in ms; a test may take three of these. */
const MOST_MS = 60_000;

/** Awaits work with a time limit, so that what hangs fails with its own name instead of a test timeout. */
export async function within<Result>(
  name: string,
  work: Promise<Result>,
  most: number = MOST_MS,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} has not ended in ${most} ms`)), most);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The arguments of a call, as far as they identify it. */
const shown = (values: readonly unknown[]): string =>
  values
    .filter((value) => typeof value !== 'function')
    .map((value) => JSON.stringify(value))
    .join(', ')
    .slice(0, 100);

/** An object whose asynchronous operations fail with their name and arguments if they never end. */
export function bounded<Operations extends object>(
  operations: Operations,
  prefix = '',
  most: number = MOST_MS,
): Operations {
  const bind = ([key, operation]: [string, unknown]): [string, unknown] => {
    if (typeof operation !== 'function') return [key, operation];
    const run = (...values: unknown[]): unknown => {
      const result: unknown = operation(...values);
      if (!(result instanceof Promise)) return result;
      return within(`${prefix}${key}(${shown(values)})`, result, most);
    };
    return [key, run];
  };
  return Object.fromEntries(Object.entries(operations).map(bind)) as Operations;
}
