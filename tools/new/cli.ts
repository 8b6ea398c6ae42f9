import { parseArgs } from 'node:util';
import { pageNames, planPage, RefusedError, reportOf, writePage } from './page.ts';

const HELP = `npm run new -- page NAME [--title 标题]

  writes the skeleton of a page with one form. NAME is camel case: the route is /NAME, the call POST /api/NAME.
  The files are formatted, lint and type-check at once, and the page opens. The tests fail and say what to fill in.

  --title 标题   the heading of the page; NAME by default
  --help        shows this help

  npm run new -- page feedback --title 意见反馈
`;

/** If the command is refused, for example for a name that is taken, the exit code is 1 and nothing is written. */
function run(args: string[]): string {
  const { values, positionals } = readArgs(args);
  if (values.help) return HELP;
  const [kind, name, ...more] = positionals;
  if (kind !== 'page' || name === undefined || more.length > 0)
    throw new RefusedError(`Usage: npm run new -- page NAME\n\n${HELP}`);
  const names = pageNames(name, values.title);
  const plan = planPage(process.cwd(), names);
  writePage(process.cwd(), plan);
  return reportOf(names, plan);
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: 'string' }, help: { type: 'boolean', default: false, short: 'h' } },
    });
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new RefusedError(`${reason}; npm run new -- --help lists the options`, { cause: error });
  }
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof RefusedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
