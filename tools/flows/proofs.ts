import { basename, dirname } from 'node:path';
import { filesUnder } from '#tools/filesUnder.ts';
import type { ListedMachine } from './machines.ts';
import { importedSymbols, sourceOf, symbolsUsed, type Symbol } from './source.ts';

/** The kinds of tests of a machine; a test may be of several kinds. */
export const PROOF_KINDS = ['model', 'transitions', 'clock', 'other', 'view', 'journey'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** The tests of a machine by kind, and the models that they run. */
export interface Proofs {
  tests: Readonly<Record<ProofKind, readonly string[]>>;
  models: readonly string[];
}

/**
 * Shared test code, such as what every screen needs and lists of all pages: that a test opens one of those pages does
 * not make it a test of the machines below.
 */
const TEST_SUPPORT =
  /^tests\/(support\/(renderedDriver|harness|browser|routeSamples)|api\/canaryFlows)\.tsx?$/;

interface TestFile {
  file: string;
  kinds: readonly ProofKind[];
  models: readonly string[];
  /** `file#name` of the exports of machines/ that it uses */
  named: ReadonlySet<string>;
}

/** Test files, and the files that bind calls to machines. */
const BOUND = /^(?:tests\/|src\/(?:app\/)?calls\/|src\/areas\/\w+\/\w*[cC]alls\.ts$)/;

const keyOf = ({ file, name }: Symbol) => `${file}#${name}`;

/** The exports of machines/ that a file uses, directly or through other test files and the bound calls. */
function namedBy(symbols: readonly Symbol[]): Symbol[] {
  const follow = ({ file }: Symbol) => BOUND.test(file) && !TEST_SUPPORT.test(file);
  return symbolsUsed(symbols, follow);
}

/** What the machines among these names run; the root runs all there is, which proves nothing. */
const ranBy = (named: readonly Symbol[]): Symbol[] =>
  symbolsUsed(
    named.filter(({ name }) => name.endsWith('Machine')),
    ({ file }) => file.startsWith('machines/') && !/^machines\/app\/[^/]+$/.test(file),
  );

function kindsOf(file: string): ProofKind[] {
  if (file.startsWith('tests/journeys/')) return ['journey'];
  if (file.startsWith('tests/views/')) return ['view'];
  const names = new Set(importedSymbols(file).map(({ name }) => name));
  const kinds: ProofKind[] = [
    ...(names.has('describeModel') ? (['model'] as const) : []),
    ...(names.has('describeTransitionCoverage') ? (['transitions'] as const) : []),
    ...(file.includes('.clock.') ? (['clock'] as const) : []),
  ];
  return kinds.length > 0 ? kinds : ['other'];
}

/** The file of each page by its route, from the page table; the entry contains home. */
const pagesByRoute = (): ReadonlyMap<string, string> =>
  new Map([['/', 'src/areas/home/home.page.ts'], ...sourceOf('src/app/pageTable.ts').loads]);

/** The machine that a page runs, with the machines that it runs. */
function logicOf(page: string): Symbol[] {
  const { imports, values } = sourceOf(page);
  return (values.get('logic') ?? []).flatMap((logic) => imports.get(logic) ?? []);
}

/** The steps that a file runs, and those they are made from. */
function stepsOf(file: string): Set<string> {
  const steps = importedSymbols(file)
    .map((symbol) => symbol.file)
    .filter((each) => each.endsWith('.steps.ts'));
  return new Set(steps.flatMap((each) => [each, ...stepsOf(each)]));
}

/** The path of an address in a text, such as `/deposit` or `#/games?type=6`. */
const pathIn = (text: string) => /^\/[\w-]*(?![\w/-])/.exec(text.slice(text.lastIndexOf('#') + 1))?.[0] ?? '';

/** For each page whose address these files contain, the machines that it names. */
function namedByRoutes(files: readonly string[], pages: ReadonlyMap<string, string>): Symbol[][] {
  const routes = new Set(files.flatMap((file) => [...sourceOf(file).strings].map(pathIn)));
  return [...routes].map((route) => namedBy(logicOf(pages.get(route) ?? '')));
}

const folderOf = (file: string) => basename(dirname(file));

function readTests(): TestFile[] {
  const pages = pagesByRoute();
  return ['tests/machines', 'tests/views', 'tests/journeys']
    .flatMap((folder) => [...filesUnder(folder, '.test.ts'), ...filesUnder(folder, '.test.tsx')])
    .toSorted()
    .map((file) => {
      const symbols = importedSymbols(file);
      const kinds = kindsOf(file);
      const direct = namedBy(symbols);
      const beside = symbols.map((symbol) => symbol.file).filter((each) => each.startsWith('tests/views/'));
      const byRoutes = [
        ...namedByRoutes([...(kinds.includes('journey') ? [file] : []), ...stepsOf(file)], pages),
        // a view test may also look for links to the pages of other areas
        ...namedByRoutes(kinds.includes('view') ? [file, ...beside] : [], pages).filter((named) =>
          named.some((symbol) => folderOf(symbol.file) === folderOf(file)),
        ),
      ].flat();
      // generated paths have stubs in the place of what a machine runs
      const ran = kinds.includes('transitions') ? direct : ranBy(direct);
      const named = kinds.includes('journey') ? byRoutes : [...direct, ...ran, ...byRoutes];
      const models = symbols.map((symbol) => symbol.file).filter((each) => each.startsWith('tests/models/'));
      return { file, kinds, models: [...new Set(models)], named: new Set(named.map(keyOf)) };
    });
}

/**
 * Reads the tests once and returns, for each machine, its tests: a test that names the machine or its factory; one that
 * opens its page, directly or in its steps; and any that runs a model that a test of the machine runs.
 */
export function readProofs(): (machine: ListedMachine) => Proofs {
  const tests = readTests();
  return ({ file, exported }) => {
    const key = keyOf({ file, name: exported });
    const naming = tests.filter(({ named }) => named.has(key));
    const models = naming
      .filter(({ kinds }) => kinds.includes('model'))
      .flatMap((test) => test.models)
      .toSorted();
    const proving = tests.filter(
      (test) => naming.includes(test) || test.models.some((model) => models.includes(model)),
    );
    const of = (kind: ProofKind) =>
      proving.filter(({ kinds }) => kinds.includes(kind)).map((test) => test.file);
    return {
      tests: Object.fromEntries(PROOF_KINDS.map((kind) => [kind, of(kind)])) as Record<ProofKind, string[]>,
      models: [...new Set(models)],
    };
  };
}
