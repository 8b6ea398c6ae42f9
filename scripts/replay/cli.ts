import { runReplay } from './runReplay.ts';

/**
 * Replays a recorded session (`npm run replay FILE`): exit code 0 where every actor goes through the states that were
 * recorded, 1 where one does not, 2 for a file that cannot be read.
 */
process.exitCode = await runReplay(process.argv.slice(2), { print: console.log, complain: console.error });
