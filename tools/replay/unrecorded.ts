import { FUNCTION, MACHINE_KEY, MASK } from '#app/inspector/redaction.ts';

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether an event contains a redacted value. */
export function holdsMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MASK);
  if (Array.isArray(value)) return value.some(holdsMask);
  return isPlain(value) && Object.values(value).some(holdsMask);
}

/** What a file can only name: the machines, and the clock, which is the only function in an input. */
export interface Named {
  machineOf: (id: string) => unknown;
  now: () => number;
}

/** A recorded value with what a file can only name. */
export function restored(value: unknown, named: Named): unknown {
  if (value === FUNCTION) return named.now;
  if (Array.isArray(value)) return value.map((item) => restored(item, named));
  if (!isPlain(value)) return value;
  const id = value[MACHINE_KEY];
  if (typeof id === 'string') return named.machineOf(id);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, restored(part, named)]));
}
