import { CHECK_HELP, runCheck, type CheckWorld } from './check/check.ts';

const OPENAPI_HELP = `npm run contract -- openapi [--check]

Writes the description of the contract: docs/api/openapi.yaml, with examples from the sandbox's own traffic, and the
list of calls in docs/api/README.md. --check fails where they are out of date, or where the linter finds a fault.`;

/** Does what `npm run contract` was asked for, and answers its exit code. */
export async function runContract(args: readonly string[], world: CheckWorld): Promise<0 | 1 | 2> {
  const [command, ...rest] = args;
  if (command === undefined || command === '--help' || rest.includes('--help')) {
    world.print(`${CHECK_HELP}\n\n${OPENAPI_HELP}`);
    return 0;
  }
  if (command === 'check') return runCheck(rest, world);
  if (command === 'openapi') return runOpenApi(rest, world);
  world.complain(
    `There is no command ${JSON.stringify(command)}; npm run contract -- --help tells the commands.`,
  );
  return 2;
}

async function runOpenApi(args: readonly string[], { print, complain }: CheckWorld): Promise<0 | 1 | 2> {
  const [option, ...more] = args;
  if ((option !== undefined && option !== '--check') || more.length > 0) {
    complain('openapi takes --check alone.');
    return 2;
  }
  // the sandbox is loaded by those alone who write the description
  const { API_FOLDER, describeContract } = await import('./openapi/pages.ts');
  const complaints = await describeContract(option === '--check');
  for (const line of complaints) complain(line);
  if (complaints.length === 0) print(`${API_FOLDER} is up to date`);
  return complaints.length === 0 ? 0 : 1;
}
