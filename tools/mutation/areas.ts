import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Areas whose machines are also exercised by the tests of other areas. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  app: ['lottery'],
  assets: ['kit/submission'],
  welfare: ['kit/submission'],
};

/** Whether the area has a form. One factory makes all forms, so the tests of all forms exercise it too. */
function hasForm(area: string): boolean {
  const folder = join('machines', area);
  return (
    area !== 'kit' &&
    readdirSync(folder).some((file) => readFileSync(join(folder, file), 'utf8').includes('createFormMachine'))
  );
}

/** Every area of the machines. */
export function allAreas(): string[] {
  return readdirSync('machines').toSorted();
}

/** The test files of an area's machines, as globs. */
export function testsOfArea(area: string): string[] {
  return [area, ...(ALSO[area] ?? []), ...(hasForm(area) ? ['kit/form'] : [])].map(
    (folder) => `tests/machines/${folder}/**/*.test.ts`,
  );
}
