import { readdirSync } from 'node:fs';
import { filesUnder } from '#tools/filesUnder.ts';
import { importedSymbols } from '#tools/flows/source.ts';

/** Areas whose machines are also exercised by the tests of other areas. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  app: ['lottery'],
  assets: ['kit/submission'],
  deposit: ['kit/money'],
  game: ['kit/games'],
  login: ['kit/form'],
  register: ['kit/form'],
  welfare: ['kit/submission'],
};

/** Whether the area has a form. One factory makes all forms, so the tests of all forms exercise it too. */
function hasForm(area: string): boolean {
  return (
    area !== 'kit' &&
    filesUnder(`machines/${area}`, '.ts')
      .flatMap(importedSymbols)
      .some(({ name }) => name === 'createFormMachine')
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
