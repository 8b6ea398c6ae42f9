import { CHECK_HELP, runCheck, type CheckWorld } from './check/check.ts';

const HELP = CHECK_HELP;

/** Does what `npm run contract` was asked for, and answers its exit code. */
export async function runContract(args: readonly string[], world: CheckWorld): Promise<0 | 1 | 2> {
  const [command, ...rest] = args;
  if (command === undefined || command === '--help' || rest.includes('--help')) {
    world.print(HELP);
    return 0;
  }
  if (command === 'check') return runCheck(rest, world);
  world.complain(
    `There is no command ${JSON.stringify(command)}; npm run contract -- --help tells the commands.`,
  );
  return 2;
}
