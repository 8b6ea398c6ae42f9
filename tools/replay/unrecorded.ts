import { MACHINE_KEY, MASK } from '#app/inspector/redaction.ts';

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether an event contains a redacted value. */
export function holdsMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MASK);
  if (Array.isArray(value)) return value.some(holdsMask);
  return isPlain(value) && Object.values(value).some(holdsMask);
}

/** A recorded value, with the machines that a file can only name. */
export function restored(value: unknown, machineOf: (id: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => restored(item, machineOf));
  if (!isPlain(value)) return value;
  const id = value[MACHINE_KEY];
  if (typeof id === 'string') return machineOf(id);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, restored(part, machineOf)]));
}
