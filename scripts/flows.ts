import { writeFileSync } from 'node:fs';
import { RefusedError, runCommand } from './flows/command.ts';
import { UnknownMachineError } from './flows/machines.ts';

/**
 * Shows the machines as they are: list, diagrams, JSON, and the pages of docs/flows (`--help` tells). Exit code 1
 * for what cannot be done, among it a name that no machine has and pages that are out of date.
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
