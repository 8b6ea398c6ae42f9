import { parseSync } from 'vite';
import type { PageNames } from './skeletons.ts';

/** The lines that a page adds to a list. */
export interface ListEdit {
  path: string;
  /** the meaning of the entry, printed by the command */
  says: string;
  edit: (text: string) => string;
}

/** Inserts a text before the first `end` after `start`. */
function insert(text: string, start: string, end: string, added: string): string {
  const from = text.indexOf(start);
  const at = from === -1 ? -1 : text.indexOf(end, from);
  if (at === -1) throw new Error(`has no ${JSON.stringify(end)} after ${JSON.stringify(start)}`);
  return text.slice(0, at) + added + text.slice(at);
}

/** Inserts an import below the last one of a file. */
function withImport(text: string, line: string): string {
  const last = parseSync('list.ts', text).module.staticImports.at(-1);
  if (last === undefined) throw new Error('has no import');
  return `${text.slice(0, last.end)}\n${line}${text.slice(last.end)}`;
}

/** Every list that contains the form pages, with the lines to add. */
export function pageLists({ name, title }: PageNames): readonly ListEdit[] {
  return [
    {
      path: 'machines/app/navigation/routes.ts',
      says: `/${name} is only open to members and is not kept; change the rule if it should differ (D1, D4)`,
      edit: (text) =>
        insert(text, 'export const routeRules', '} as const satisfies', `  '/${name}': member,\n`),
    },
    {
      path: 'tests/machines/app/navigation/routes.test.ts',
      says: 'the same again, so that no rule changes by accident',
      edit: (text) => insert(text, "test('these need a login", '      ].toSorted()', `        '/${name}',\n`),
    },
    {
      path: 'src/app/pageTable.ts',
      says: `its title is ${title}`,
      edit: (text) =>
        insert(
          text,
          'export const pageTable',
          '};\n',
          `  '/${name}': { title: '${title}', load: () => import('#areas/${name}/${name}.page.ts') },\n`,
        ),
    },
    {
      path: 'src/api/contract/contract.ts',
      says: 'the call is one of those that a backend has to serve; choose the domain that lists it',
      edit: (text) =>
        insert(
          withImport(text, `import { ${name}Calls } from '#areas/${name}/contract.ts';`),
          'export const domains',
          '  },\n  games',
          `    ...${name}Calls,\n`,
        ),
    },
    {
      path: 'sandbox/sandbox.ts',
      says: 'the sandbox serves the call',
      edit: (text) =>
        insert(
          withImport(text, `import { ${name}Calls } from '#sandbox/${name}/${name}Calls.ts';`),
          'const apiCalls',
          '];\n',
          `  ${name}Calls,\n`,
        ),
    },
    {
      path: 'tests/support/forms.ts',
      says: 'the shared tests of all forms also run for this one',
      edit: (text) =>
        insert(
          withImport(text, `import { ${name}Form } from '#tests/models/${name}/${name}.model.ts';`),
          'export const formPages',
          '];\n',
          `  ${name}Form,\n`,
        ),
    },
  ];
}
