import { format } from 'node:util';

const GUARDED = ['error', 'warn'] as const;

let noise: string[] = [];
let expected: RegExp[] = [];

/** From now on `console.error` and `console.warn` are collected instead of printed. */
export function guardConsole(): void {
  for (const level of GUARDED)
    console[level] = (...parts: unknown[]) => {
      const line = format(...parts);
      if (!expected.some((pattern) => pattern.test(line))) noise.push(`console.${level}: ${line}`);
    };
}

/** Lets the running test print lines that match; for a test that provokes a warning on purpose. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** The unexpected lines since the last call; forgets them and what was expected. */
export function takeConsoleNoise(): string[] {
  const taken = noise;
  noise = [];
  expected = [];
  return taken;
}
