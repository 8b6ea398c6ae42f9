import { runReplay } from './runReplay.ts';

/**
 * Replays a recorded session (`npm run replay FILE`). The exit code is 0 if every actor goes through the recorded
 * states, 1 if one does not, and 2 if the file cannot be read.
 */
process.exitCode = await runReplay(process.argv.slice(2), { print: console.log, complain: console.error });
