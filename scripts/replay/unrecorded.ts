import { MACHINE_KEY, MASK } from '#app/inspector/redaction.ts';

/** Thrown where a flow asks for what a recording does not hold. */
export class UnrecordedError extends Error {
  override name = 'UnrecordedError';
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Is there a redacted value in an event? */
export function holdsMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MASK);
  if (Array.isArray(value)) return value.some(holdsMask);
  return isPlain(value) && Object.values(value).some(holdsMask);
}

/** A recorded value with the machines that it names in their place; everything else stays as it was recorded. */
export function withMachines(value: unknown, machineOf: (id: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withMachines(item, machineOf));
  if (!isPlain(value)) return value;
  const id = value[MACHINE_KEY];
  if (typeof id === 'string') return machineOf(id);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withMachines(inner, machineOf)]),
  );
}

/** What a flow is started with, and the functions that no recording holds: they are given by the replay. */
export function withFunctions(input: unknown, now: () => number): Record<string, unknown> {
  let keys = 0;
  return {
    now,
    newKey: () => `replayed-${(keys += 1)}`,
    hasToken: () => {
      throw new UnrecordedError('Whether there was a token is not recorded');
    },
    ...(isPlain(input) ? input : {}),
  };
}
