import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Areas whose machines do another's work too, and are played there. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  assets: ['submission'],
  session: ['lottery'],
  welfare: ['submission'],
};

/** The form of an area is played with all forms, as one factory makes them. */
function hasForm(area: string): boolean {
  const folder = join('machines', area);
  return (
    area !== 'forms' &&
    readdirSync(folder).some((file) => readFileSync(join(folder, file), 'utf8').includes('createFormMachine'))
  );
}

/** Every area of the machines. */
export function allAreas(): string[] {
  return readdirSync('machines').toSorted();
}

/** The test files that prove the machines of an area, as globs. */
export function testsOfArea(area: string): string[] {
  return [area, ...(ALSO[area] ?? []), ...(hasForm(area) ? ['forms'] : [])].map(
    (folder) => `tests/machines/${folder}/**/*.test.ts`,
  );
}
