import { readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/**
 * A lint rule for imports, at every depth and also for `import()`: what a file may import follows from where it stands,
 * by the table below (docs/architecture.md explains it). The first row that matches a file is its row; `own` is the
 * name that `(?<own>…)` has found in the file's path, so that an area imports itself and no other.
 */
const PURE = /^machines\/(?!.*\.machine\.ts$)/;
const ROWS = [
  // machines: an area's flows, made of the kit, in the app
  row('machines of the app', /^machines\/app\//, [/^machines\//]),
  row('the kit of machines', /^machines\/kit\//, [
    /^machines\/kit\//,
    /^machines\/app\/(?!.*\.machine\.ts$)/,
  ]),
  row('machines of an area', /^machines\/(?<own>\w+)\//, [
    /^machines\/(?:kit|OWN)\//,
    /^machines\/app\/(?!.*\.machine\.ts$)/,
  ]),
  // a flow of the root that the pages and screens of several areas name, with what it shows
  row('a shared flow', /^src\/areas\/(?<own>\w+)\/\w+Flow\.tsx$/, [
    /^src\/(?:areas\/OWN|calls|ui|hooks|lib)\//,
    /^machines\/(?:kit|app|OWN)\//,
  ]),
  // an area: its page binds its calls to its screens, which know neither calls nor API
  row('page of an area', /^src\/areas\/(?<own>\w+)\/\w+\.page\.tsx?$/, [
    /^src\/areas\/\w+\/\w+Flow\.tsx$/,
    /^src\/(?:areas\/OWN|api|calls|ui|hooks|lib|content)\//,
    /^src\/\w+\.ts$/,
    /^machines\/(?:kit|app|OWN)\//,
  ]),
  row('screen of an area', /^src\/areas\/(?<own>\w+)\/.*\.tsx$/, [
    /^src\/areas\/\w+\/\w+Flow\.tsx$/,
    /^src\/areas\/OWN\/(?!(?:\w*[cC]alls|api|contract)\.ts$)/,
    /^src\/(?:ui|hooks|lib|content)\//,
    /^src\/\w+\.ts$/,
    /^machines\/(?:kit|app|OWN)\//,
  ]),
  row('an area', /^src\/areas\/(?<own>\w+)\//, [
    /^src\/(?:areas\/OWN|api|calls|ui|hooks|lib|content)\//,
    /^src\/\w+\.ts$/,
    /^machines\/(?:kit|app|OWN)\//,
  ]),
  // what areas are made of
  row('src/ui', /^src\/ui\//, [/^src\/(?:ui|lib)\//, /^src\/\w+\.ts$/]),
  row('src/lib', /^src\/lib\//, [
    /^src\/lib\//,
    /^src\/\w+\.ts$/,
    /^machines\/(?:app\/navigation|kit\/calls)\/(?!.*\.machine\.ts$)/,
  ]),
  row('src/hooks', /^src\/hooks\//, [/^src\/(?:hooks|lib)\//, /^src\/\w+\.ts$/, /^machines\//]),
  row('the list of all calls', /^src\/api\/contract\/contract\.ts$/, [
    /^src\/(?:api\/|areas\/\w+\/contract\.ts$)/,
  ]),
  row('src/api', /^src\/api\//, [/^src\/(?:api|lib)\//, PURE]),
  row('src/calls', /^src\/calls\//, [/^src\/(?:calls|api|lib)\//, /^src\/\w+\.ts$/, /^machines\//]),
  row('src/content', /^src\/content\//, [/^src\/(?:content|ui)\//, PURE]),
  // the app around them
  row('what runs before React', /^src\/boot\//, [
    /^src\/(?:boot|api|calls|ui|lib)\//,
    /^src\/areas\/home\/(?!.*\.tsx$)/,
    /^src\/\w+\.ts$/,
    PURE,
  ]),
  row('the app', /^src\/(?:app\/|main\.tsx$)/, [/^src\//, /^machines\//]),
  row('settings', /^src\/\w+\.ts$/, [/^src\/\w+\.ts$/, /^src\/lib\//, PURE]),
  row('the sandbox', /^sandbox\//, [/^sandbox\//, /^src\/api\//, PURE]),
  row('tools', /^tools\//, [/^(?:tools|machines|src|sandbox)\//, /^[\w.]+$/]),
];

/** Packages by place: machines are pure, and only `src/app` and what it is made of know React. */
const PACKAGES = [
  [/^machines\//, /^(?:xstate|big\.js|valibot)(?:\/|$)/],
  [/^src\/api\//, /^(?!(?:react|react-dom|xstate|@xstate\/react|wouter)(?:\/|$))/],
  [/^src\/calls\//, /^(?!(?:react|react-dom)(?:\/|$))/],
  [/^src\/ui\//, /^(?!(?:xstate|@xstate\/react|ofetch)(?:\/|$))/],
  [/^src\/areas\/.*\.tsx$/, /^(?!ofetch(?:\/|$))/],
  [/^sandbox\//, /^(?!(?:react|react-dom)(?:\/|$))/],
];

function row(name, from, to) {
  return { name, from, to };
}

const root = join(import.meta.dirname, '../..');
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The file that a specifier means, from the project's folder; null for a package. */
function target(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  for (const [alias, path] of Object.entries(imports)) {
    if (alias === specifier) return path.slice(2);
    const prefix = alias.slice(0, -1);
    if (alias.endsWith('*') && specifier.startsWith(prefix))
      return path.slice(2, -1) + specifier.slice(prefix.length);
  }
  return null;
}

/** Why the file may not import this; null if it may. */
export function refusalOf(file, specifier) {
  const imported = target(file, specifier);
  if (imported === null) {
    const rule = PACKAGES.find(([from]) => from.test(file));
    return rule === undefined || rule[1].test(specifier) ? null : `${file} may not import ${specifier}`;
  }
  const found = ROWS.find(({ from }) => from.test(file));
  if (found === undefined) return null;
  const own = found.from.exec(file).groups?.own ?? '';
  const isAllowed = found.to.some((to) => new RegExp(to.source.replaceAll('OWN', own)).test(imported));
  return isAllowed ? null : `${found.name} may not import ${imported}`;
}

const layers = {
  create(context) {
    const file = relative(root, context.filename).replaceAll('\\', '/');
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const why = refusalOf(file, node.source.value);
      if (why !== null) context.report({ node, message: `${why} (docs/architecture.md).` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default layers;
