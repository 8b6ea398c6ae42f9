import { readdirSync } from 'node:fs';

/** Areas whose machines are made by another area's factory or do another's work too, and are played there. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  agent: ['forms'],
  assets: ['submission'],
  contact: ['forms'],
  password: ['forms'],
  payoutAccounts: ['forms'],
  session: ['lottery'],
  welfare: ['submission'],
};

/** Every area of the machines. */
export function allAreas(): string[] {
  return readdirSync('machines').toSorted();
}

/** The test files that prove the machines of an area, as globs. */
export function testsOfArea(area: string): string[] {
  return [area, ...(ALSO[area] ?? [])].map((folder) => `tests/machines/${folder}/**/*.test.ts`);
}
