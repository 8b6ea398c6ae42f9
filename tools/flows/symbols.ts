import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An exported name and its file. */
export interface Symbol {
  file: string;
  name: string;
}

/** The names in a file: its runtime imports and its declarations. */
interface Source {
  /** the origin of a name, by its local name */
  imports: ReadonlyMap<string, Symbol>;
  /** the words in each top-level function or constant, by name */
  declarations: ReadonlyMap<string, ReadonlySet<string>>;
  text: string;
}

/** `#calls/…` or `./…` as a path from the project's folder; null for a package. */
function pathOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const [, alias, rest] = /^#(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (alias === undefined || rest === undefined) return null;
  const folder = ['machines', 'sandbox', 'scripts', 'tests'].includes(alias) ? alias : `src/${alias}`;
  return `${folder}/${rest}`;
}

function importsOf(text: string, importer: string): Map<string, Symbol> {
  const imports = new Map<string, Symbol>();
  for (const [, names = '', specifier = ''] of text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)) {
    const file = pathOf(specifier, importer);
    for (const each of names.split(',').map((name) => name.trim())) {
      const [, name, alias] = /^(\w+)(?: as (\w+))?$/.exec(each) ?? [];
      if (file !== null && name !== undefined) imports.set(alias ?? name, { file, name });
    }
  }
  return imports;
}

const wordsOf = (text: string) => new Set(text.match(/\b[A-Za-z_]\w*\b/g));

const DECLARATION = /^(?:export )?(?:async )?(?:function\*?|const|let|class) (\w+)/;

function declarationsOf(text: string): Map<string, ReadonlySet<string>> {
  // any text at the start of a line ends the previous declaration
  const statements = text.split(/\n(?=[a-z/])/);
  return new Map(
    statements.flatMap((statement) => {
      const name = DECLARATION.exec(statement)?.[1];
      return name === undefined ? [] : [[name, wordsOf(statement)] as const];
    }),
  );
}

const read = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const source = { imports: importsOf(text, file), declarations: declarationsOf(text), text };
  read.set(file, source);
  return source;
}

const keyOf = ({ file, name }: Symbol) => `${file}#${name}`;

/** The names that a file imports for use at run time. */
export function importedSymbols(file: string): Symbol[] {
  return [...sourceOf(file).imports.values()];
}

/**
 * Every name used by some names, starting with these names: through the declarations of their files and through
 * imports, as far as `follow` allows. Types are not included.
 */
export function symbolsUsed(start: readonly Symbol[], follow: (symbol: Symbol) => boolean): Symbol[] {
  const found = new Map<string, Symbol>();
  const visit = (symbol: Symbol): void => {
    if (found.has(keyOf(symbol))) return;
    found.set(keyOf(symbol), symbol);
    if (!follow(symbol)) return;
    const { imports, declarations } = sourceOf(symbol.file);
    for (const word of declarations.get(symbol.name) ?? []) {
      const imported = imports.get(word);
      if (imported !== undefined) visit(imported);
      else if (declarations.has(word)) visit({ file: symbol.file, name: word });
    }
  };
  for (const symbol of start) visit(symbol);
  return [...found.values()];
}

/** The text of a file, '' if it does not exist. */
export function textOf(file: string): string {
  return sourceOf(file).text;
}
