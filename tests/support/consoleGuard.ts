import { format } from 'node:util';

const GUARDED = ['error', 'warn'] as const;

let noise: string[] = [];
let expected: RegExp[] = [];

/** Collects `console.error` and `console.warn` from now on, instead of printing them. */
export function guardConsole(): void {
  for (const level of GUARDED)
    console[level] = (...parts: unknown[]) => {
      const line = format(...parts);
      if (!expected.some((pattern) => pattern.test(line))) noise.push(`console.${level}: ${line}`);
    };
}

/** Allows matching lines in the running test, for a test that causes a warning on purpose. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Whether the running test causes a warning on purpose. */
export const isConsoleExpected = (): boolean => expected.length > 0;

/** Returns and clears the unexpected lines, and clears the expected patterns. */
export function takeConsoleNoise(): string[] {
  const taken = noise;
  noise = [];
  expected = [];
  return taken;
}
