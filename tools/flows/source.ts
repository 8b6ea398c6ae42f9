import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** An exported name and its file. */
export interface Symbol {
  file: string;
  name: string;
}

/** What is read of a file's code. */
interface Source {
  /** the origin of a name that is imported for use at run time, by its local name; packages are left out */
  imports: ReadonlyMap<string, Symbol>;
  /** the names in each top-level function, class or constant, by its name */
  declarations: ReadonlyMap<string, ReadonlySet<string>>;
  /** the docstring of each of them as one line of text; constants directly below another one share its */
  docs: ReadonlyMap<string, string>;
  /** its texts; the values in a template stand as `…` */
  strings: ReadonlySet<string>;
  /** the names that stand as values in object literals, such as `POLL_MS.pause`, by key */
  values: ReadonlyMap<string, readonly string[]>;
  /** the file that an object literal with this key imports when it is needed */
  loads: ReadonlyMap<string, string>;
}

const { imports: FOLDERS } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Readonly<Record<string, string>>;
};

/** `#calls/…` or `./…` as a path from the project's folder; null for a package. */
function pathOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const [alias = '', ...rest] = specifier.split('/');
  const target = FOLDERS[specifier] ?? FOLDERS[`${alias}/*`];
  return target === undefined ? null : join(target.replace('*', rest.join('/')));
}

/** The declaration of a top-level statement, exported or not. */
function declarationOf(statement: ESTree.Program['body'][number]): ESTree.Node {
  return statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
}

/** The text of a docstring on one line. */
const inOneLine = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .filter((line) => line !== '')
    .join(' ')
    .trim();

function read(file: string): Source {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { program, module, comments } = parseSync(file, text);
  const imports = new Map<string, Symbol>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName, isType } of entries) {
      const from = pathOf(moduleRequest.value, file);
      if (from !== null && !isType) imports.set(localName.value, { file: from, name: importName.name ?? '' });
    }

  const names: { name: string; start: number }[] = [];
  const strings = new Set<string>();
  const values = new Map<string, string[]>();
  const loads = new Map<string, string>();
  const named = (node: { name: string; start: number }) => void names.push(node);
  new Visitor({
    Identifier: named,
    JSXIdentifier: named,
    JSXText: ({ value }) => void strings.add(value),
    Literal: ({ value }) => void (typeof value === 'string' && strings.add(value)),
    TemplateLiteral: ({ quasis }) => void strings.add(quasis.map(({ value }) => value.cooked).join('…')),
    Property: ({ key, value, start, end }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (value.type === 'Identifier' || value.type === 'MemberExpression')
        values.set(name, [...(values.get(name) ?? []), text.slice(value.start, value.end)]);
      const loaded = module.dynamicImports.find((each) => each.start > start && each.end < end);
      if (loaded === undefined) return;
      const specifier = text.slice(loaded.moduleRequest.start + 1, loaded.moduleRequest.end - 1);
      loads.set(name, pathOf(specifier, file) ?? specifier);
    },
  }).visit(program);
  const namesIn = ({ start, end }: { start: number; end: number }) =>
    names.filter((each) => each.start >= start && each.start < end).map(({ name }) => name);

  const declarations = new Map<string, ReadonlySet<string>>();
  const docs = new Map<string, string>();
  let above = { end: 0, doc: '', isConstant: false };
  for (const statement of program.body) {
    const declaration = declarationOf(statement);
    const isConstant = declaration.type === 'VariableDeclaration';
    const between = (end: number) => text.slice(end, statement.start);
    const comment = comments.findLast(({ end }) => end <= statement.start);
    const isOwn = comment?.value.startsWith('*') === true && between(comment.end).trim() === '';
    const isShared = isConstant && above.isConstant && between(above.end) === '\n';
    const doc = isOwn ? inOneLine(comment.value) : isShared ? above.doc : '';
    const words = new Set(namesIn(statement));
    const declared = isConstant
      ? declaration.declarations.flatMap(({ id }) => namesIn(id))
      : declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
        ? [declaration.id?.name ?? '']
        : [];
    for (const name of declared) {
      declarations.set(name, words);
      docs.set(name, doc);
    }
    above = { end: statement.end, doc, isConstant };
  }
  return { imports, declarations, docs, strings, values, loads };
}

const sources = new Map<string, Source>();

/** What a file's code says, read once. A file that does not exist says nothing. */
export function sourceOf(file: string): Source {
  const source = sources.get(file) ?? read(file);
  sources.set(file, source);
  return source;
}

/** The names that a file imports for use at run time. */
export function importedSymbols(file: string): Symbol[] {
  return [...sourceOf(file).imports.values()];
}

const keyOf = ({ file, name }: Symbol) => `${file}#${name}`;

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

/** What an exported constant or function is for: the first sentence of its docstring, '' if it has none. */
export function purposeOf(file: string, exported: string): string {
  return firstSentence(sourceOf(file).docs.get(exported) ?? '');
}

/** The first sentence of a text; a full stop in parentheses does not end it. */
export function firstSentence(text: string): string {
  return /^(?:\([^)]*\)|[^(])*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
