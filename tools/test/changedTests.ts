import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { filesUnder } from '#tools/filesUnder.ts';
import { importedSymbols } from '#tools/flows/source.ts';

/** The paths with uncommitted changes, including new files. */
function changedPaths(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}

/** A test that needs no browser. */
const isUnitTest = (path: string) => /^tests\/(?!journeys\/).*\.test\.tsx?$/.test(path);

/** The non-browser tests that import a file. */
function testsThatImport(path: string): string[] {
  return [...filesUnder('tests', '.ts'), ...filesUnder('tests', '.tsx')]
    .filter((test) => isUnitTest(test) && importedSymbols(test).some(({ file }) => file === path))
    .sort();
}

/**
 * The tests for a path: the file itself if it is a test, the folder of its area, because areas have the same name
 * everywhere, or the tests that import it if it has no area. The caller must filter out paths that do not exist.
 */
export function testsOf(path: string): string[] {
  if (isUnitTest(path)) return [path];
  const [folder, part, area] = path.split('/');
  if (folder === 'machines')
    return [part === 'app' || part === 'kit' ? `tests/views/${part}/${area}` : `tests/views/${part}`];
  if (folder === 'tests' && (part === 'models' || part === 'steps')) return [`tests/views/${area}`];
  if (folder !== 'src') return folder === 'sandbox' || folder === 'tools' ? [`tests/${folder}`] : [];
  switch (part) {
    case 'areas':
      return [`tests/views/${area}`];
    case 'app':
      return ['tests/views/app/shell'];
    case 'ui':
      return ['tests/views/ui'];
    case 'api':
      return ['tests/api'];
    default:
      return testsThatImport(path);
  }
}

/** The tests for everything with uncommitted changes. */
export function changedTests(): string[] {
  return [...new Set(changedPaths().flatMap((path) => testsOf(path)))].filter((path) => existsSync(path));
}
