import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadRecordingError, parseRecording } from '#app/inspector/recording.ts';
import { compare } from './compare.ts';
import { machineLibrary } from './machineLibrary.ts';
import { replay } from './replay.ts';
import { reportOf } from './report.ts';

const USAGE = `npm run replay FILE [-- --all]
  FILE   a session saved with 保存记录 or on the inspector page
  --all  also shows calls, listeners and every round of a poll`;

interface Output {
  print: (text: string) => void;
  complain: (text: string) => void;
}

function readArguments(given: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
    return { ...values, file: positionals[0] };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Runs `npm run replay`; returns the exit code. */
export async function runReplay(given: readonly string[], { print, complain }: Output): Promise<number> {
  const args = readArguments(given);
  if ('problem' in args || args.help || args.file === undefined) {
    if ('problem' in args) complain(args.problem);
    complain(USAGE);
    return 'problem' in args || !args.help ? 2 : 0;
  }
  try {
    const recording = parseRecording(readFileSync(args.file, 'utf8'));
    const replayed = replay(recording, await machineLibrary());
    const actors = compare(recording, replayed);
    print(reportOf(recording, replayed, actors, { all: args.all }).join('\n'));
    return actors.some(({ differs }) => differs) ? 1 : 0;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error;
    if (!isMissing && !(error instanceof BadRecordingError)) throw error;
    complain(`${args.file}: ${error.message}`);
    return 2;
  }
}
