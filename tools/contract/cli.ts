import { setTimeout } from 'node:timers/promises';
import { runContract } from './command.ts';
import { askSecret } from './secretPrompt.ts';

/** The contract with backends: writes docs/api, or checks a running backend (see `--help`). */
process.exitCode = await runContract(process.argv.slice(2), {
  send: fetch,
  env: process.env,
  askSecret,
  wait: (ms) => setTimeout(ms),
  print: console.log,
  complain: console.error,
});
