import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contract } from '#api/contract/contract.ts';
import { filesUnder } from '#tools/filesUnder.ts';
import { pageLists, type ListEdit } from './lists.ts';
import { pageSkeletons, type PageNames, type Skeleton } from './skeletons.ts';

/** Thrown if the command is refused; the message says why, and nothing has been written. */
export class RefusedError extends Error {}

/** Everything that a page with one form adds to the project. */
export interface PagePlan {
  files: readonly Skeleton[];
  /** the lists with their complete new text */
  lists: readonly (ListEdit & { text: string })[];
}

/** The project's own formatter. */
const OXFMT = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt');

/** Names that the skeletons use themselves, or that a constant must not have. */
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in interface let new null package page private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** The name of a page in all its forms. */
export function pageNames(name: string, title: string = name): PageNames {
  if (!/^[a-z][A-Za-z\d]+$/.test(name))
    throw new RefusedError(`"${name}" is not a valid page name: use camel case, such as feedback or winBack`);
  if (RESERVED.has(name)) throw new RefusedError(`"${name}" is a reserved word or used by the skeletons`);
  if (!/^[^'\\\n]+$/.test(title)) throw new RefusedError(`"${title}" cannot be a title`);
  return { name, capital: name.charAt(0).toUpperCase() + name.slice(1), title };
}

/** A description of what already has the name; null if nothing has. */
function takenBy(root: string, name: string): string | null {
  const read = (path: string) => readFileSync(join(root, path), 'utf8').toLowerCase();
  const low = name.toLowerCase();
  if (read('machines/app/navigation/routes.ts').includes(`'/${low}'`))
    return 'a route in machines/app/navigation/routes.ts';
  // a case-insensitive disk has one folder for both
  const area = readdirSync(join(root, 'machines')).find((folder) => folder.toLowerCase() === low);
  if (area !== undefined) return `the area machines/${area}`;
  const holding = (folder: string, said: string) =>
    filesUnder(join(root, folder), '.ts')
      .map((file) => file.slice(root.length + 1))
      .find((file) => read(file).includes(said));
  const call = Object.keys(contract).find((key) => key.toLowerCase().endsWith(` /api/${low}`));
  if (call !== undefined) return `the call ${call}`;
  const machine = holding('machines', `id: '${low}'`);
  return machine === undefined ? null : `a machine in ${machine}`;
}

/**
 * The files and lists of a page with this name, without writing anything.
 * @throws RefusedError if the name is taken, a file already exists, or a list does not have the expected form
 */
export function planPage(root: string, names: PageNames): PagePlan {
  const taken = takenBy(root, names.name);
  if (taken !== null) throw new RefusedError(`"${names.name}" is taken by ${taken}`);
  const files = pageSkeletons(names);
  const there = files.find(({ path }) => existsSync(join(root, path)));
  if (there !== undefined) throw new RefusedError(`${there.path} already exists; nothing was written`);
  const lists = pageLists(names).map((list) => {
    try {
      return { ...list, text: list.edit(readFileSync(join(root, list.path), 'utf8')) };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new RefusedError(`${list.path} ${why}; update tools/new/lists.ts`, { cause: error });
    }
  });
  return { files, lists };
}

/** Writes the plan and formats it, because the length of a name decides where lines break. */
export function writePage(root: string, { files, lists }: PagePlan): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  for (const { path, text } of lists) writeFileSync(join(root, path), text);
  const paths = [...files, ...lists].map(({ path }) => path);
  execFileSync(process.execPath, [OXFMT, ...paths], { cwd: root, stdio: 'ignore' });
}

/** The output of the command: what was written and what comes next. */
export function reportOf({ name }: PageNames, { files, lists }: PagePlan): string {
  const width = Math.max(...[...files, ...lists].map(({ path }) => path.length));
  const row = (path: string, text: string) => `  ${path.padEnd(width)}  ${text}`;
  return [
    `${files.length} files to fill in, in this order:`,
    ...files.map(({ path, next }) => row(path, next)),
    '',
    `${lists.length} lists contain the page now; check the entries:`,
    ...lists.map(({ path, says }) => row(path, says)),
    '',
    'Then:',
    row('npm run dev', `log in and open http://localhost:5173/#/${name}`),
    row(`npx vitest run ${name} forms`, 'runs its tests, which say what to fill in, and those of all forms'),
    row('npm run flows -- docs', 'lists its machine in docs/flows.md'),
    row('npm run contract -- openapi', 'writes the description of its call'),
    '',
    'No page links to it yet: add a link to the screen from which people come. See docs/adding-a-flow.md.',
  ].join('\n');
}
