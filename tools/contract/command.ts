import { CHECK_HELP, runCheck, type CheckWorld } from '#tools/contract/check/check.ts';

const OPENAPI_HELP = `npm run contract -- openapi [--check]

Writes the description of the contract: docs/api/openapi.yaml, with examples from the traffic of the sandbox, and the
list of calls in docs/api/README.md. --check fails if they are out of date or the linter finds a problem.`;

/** Runs `npm run contract`; returns the exit code. */
export async function runContract(args: readonly string[], world: CheckWorld): Promise<0 | 1 | 2> {
  const [command, ...rest] = args;
  if (command === undefined || command === '--help' || rest.includes('--help')) {
    world.print(`${CHECK_HELP}\n\n${OPENAPI_HELP}`);
    return 0;
  }
  if (command === 'check') return runCheck(rest, world);
  if (command === 'openapi') return runOpenApi(rest, world);
  world.complain(
    `There is no command ${JSON.stringify(command)}; npm run contract -- --help lists the commands.`,
  );
  return 2;
}

async function runOpenApi(args: readonly string[], { print, complain }: CheckWorld): Promise<0 | 1 | 2> {
  const [option, ...more] = args;
  if ((option !== undefined && option !== '--check') || more.length > 0) {
    complain('openapi takes no option except --check.');
    return 2;
  }
  // only writing the description loads the sandbox
  const { API_FOLDER, describeContract } = await import('#tools/contract/openapi/pages.ts');
  const complaints = await describeContract(option === '--check');
  for (const line of complaints) complain(line);
  if (complaints.length === 0) print(`${API_FOLDER} is up to date`);
  return complaints.length === 0 ? 0 : 1;
}
