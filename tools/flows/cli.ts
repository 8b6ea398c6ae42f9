import { writeFileSync } from 'node:fs';
import { RefusedError, runCommand } from './command.ts';
import { UnknownMachineError } from './machines.ts';

/**
 * Shows the machines: list, diagrams, JSON, and pages (see `--help`). The exit code is 1 if the
 * command cannot be executed, for example for an unknown machine.
 */
try {
  const { text, out } = await runCommand(process.argv.slice(2));
  if (out === null) process.stdout.write(`${text}\n`);
  else writeFileSync(out, `${text}\n`);
} catch (error) {
  if (!(error instanceof RefusedError) && !(error instanceof UnknownMachineError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
