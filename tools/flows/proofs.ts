import { filesUnder } from '#tools/filesUnder.ts';
import type { ListedMachine } from './machines.ts';
import { importedSymbols, symbolsUsed, textOf, type Symbol } from './symbols.ts';

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

const keyOf = ({ file, name }: Symbol) => `${file}#${name}`;

/** The exports of machines/ that a file uses, directly or through other test files and the bound calls. */
function namedBy(symbols: readonly Symbol[]): Symbol[] {
  const follow = ({ file }: Symbol) => /^(tests|src\/calls)\//.test(file) && !TEST_SUPPORT.test(file);
  return symbolsUsed(symbols, follow);
}

/** What the machines among these names run; the root runs all there is, which proves nothing. */
const ranBy = (named: readonly Symbol[]): Symbol[] =>
  symbolsUsed(
    named.filter(({ name }) => name.endsWith('Machine')),
    ({ file }) => file.startsWith('machines/') && !file.startsWith('machines/app/'),
  );

function kindsOf(file: string): ProofKind[] {
  if (file.startsWith('tests/journeys/')) return ['journey'];
  if (file.startsWith('tests/views/')) return ['view'];
  const text = textOf(file);
  const kinds: ProofKind[] = [
    ...(text.includes('describeModel(') ? (['model'] as const) : []),
    ...(text.includes('describeTransitionCoverage(') ? (['transitions'] as const) : []),
    ...(file.includes('.clock.') ? (['clock'] as const) : []),
  ];
  return kinds.length > 0 ? kinds : ['other'];
}

/** The page of each route, from the page table; the entry contains home. */
function pagesByRoute(): Map<string, string> {
  const table = textOf('src/app/pageTable.ts');
  const entries = [...table.matchAll(/'(\/[\w-]*)': \{[^}]*?import\('\.\/(pages\/[^']+)'\)/gs)];
  return new Map([
    ['/', 'src/areas/home/home.page.ts'],
    ...entries.map(([, route = '', page = '']) => [route, `src/app/${page}`] as const),
  ]);
}

/** The machine that a page runs, with the machines that it runs: found by the name of the page's logic. */
function logicOf(page: string): Symbol[] {
  const [, logic] = /\blogic(?:: (\w+))?,?\s/.exec(textOf(page)) ?? [];
  return importedSymbols(page).filter(({ name }) => name === (logic ?? 'logic'));
}

/** The steps that a file runs, and those they are made from. */
function stepsOf(file: string): Set<string> {
  const steps = importedSymbols(file)
    .map((symbol) => symbol.file)
    .filter((each) => each.endsWith('.steps.ts'));
  return new Set(steps.flatMap((each) => [each, ...stepsOf(each)]));
}

/** An address in a text: `open('/deposit')`, a location, or `#/deposit`. */
const ADDRESS = /['"`#](\/[\w-]*)(?=[?'"`])/g;
/** The address that a view test opens, also by default or in a constant: not those that it only finds in links. */
const OPENED =
  /(?:\bopen\w*\(\s*|\blocation = (?:[^'"`\n]*\? )?|\bLOCATIONS? = (?:\{[^}]*?)?)['"`](\/[\w-]*)(?=[?'"`])/g;

/** What a view test imports from beside it, which may open its page. */
const openersOf = (symbols: readonly Symbol[]): string[] =>
  symbols.map((symbol) => symbol.file).filter((file) => file.startsWith('tests/views/'));

/** The machines of the pages whose addresses these files contain. */
function namedByRoutes(
  files: readonly string[],
  pages: ReadonlyMap<string, string>,
  address = ADDRESS,
): Symbol[] {
  const text = files.map(textOf).join('\n');
  const routes = [...text.matchAll(address)].map(([, route = '']) => route);
  return namedBy(routes.flatMap((route) => logicOf(pages.get(route) ?? '')));
}

function readTests(): TestFile[] {
  const pages = pagesByRoute();
  return ['tests/machines', 'tests/views', 'tests/journeys']
    .flatMap((folder) => [...filesUnder(folder, '.test.ts'), ...filesUnder(folder, '.test.tsx')])
    .toSorted()
    .map((file) => {
      const symbols = importedSymbols(file);
      const kinds = kindsOf(file);
      const steps = [...stepsOf(file)];
      const direct = namedBy(symbols);
      const byRoutes = [
        ...namedByRoutes(kinds.includes('journey') ? [file, ...steps] : steps, pages),
        ...(kinds.includes('view') ? namedByRoutes([file, ...openersOf(symbols)], pages, OPENED) : []),
      ];
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
