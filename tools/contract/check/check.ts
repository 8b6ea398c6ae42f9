import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Send } from './exchange.ts';
import { foreignOriginFaults } from './origin.ts';
import { faultsOf, reportJson, reportText } from './report.ts';
import { askCalls } from './askCalls.ts';

export const CHECK_HELP = `npm run contract -- check BACKEND [options]

Sends every documented call to a running backend, as the app does. Reports where the answers differ from the documents
and what the app does with the difference. BACKEND is its address, such as https://backend.example.

  --login NAME      logs in as this member; asks for the password, or takes it from FLOWPLAY_PASSWORD
  --write           also sends calls that move money or change data, those with an Idempotency-Key several times, and
                    reports whether one was booked twice; use it only with a test member. Calls that need the fund
                    password are sent if FLOWPLAY_FUND_PASSWORD is set
  --origin ORIGIN   also checks whether a site on this origin may call the backend (CORS)
  --tolerant        ignores differences that the app reads anyway
  --strict          also reports undocumented fields as faults
  --json FILE       also writes the report as JSON

The exit code is 0 if the backend keeps the contract, 1 if it breaks it, and 2 if nothing could be checked.`;

/** The dependencies of the command; tests replace them. */
export interface CheckWorld {
  send: Send;
  env: Readonly<Record<string, string | undefined>>;
  /** asks for a password without showing it; null if nobody can answer */
  askSecret: (question: string) => Promise<string | null>;
  wait: (ms: number) => Promise<void>;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** Runs `npm run contract -- check`; returns the exit code. */
export async function runCheck(args: readonly string[], world: CheckWorld): Promise<0 | 1 | 2> {
  const options = optionsOf(args);
  if (typeof options === 'string') {
    world.complain(options);
    return 2;
  }
  const { baseUrl, name, write, origin, json, ...strictness } = options;
  const login = name === undefined ? null : await loginOf(name, world);
  if (login === undefined) {
    world.complain('The password cannot be entered without a terminal; set FLOWPLAY_PASSWORD.');
    return 2;
  }
  const foreign = await refusedOrigin(world.send, baseUrl, origin);
  if (foreign === null) {
    world.complain(`${baseUrl} does not answer.`);
    return 2;
  }
  const { judged } = await askCalls({
    baseUrl,
    send: world.send,
    login,
    write,
    replay: write,
    wait: world.wait,
  });
  if (
    judged.every(
      ({ verdict, findings }) => verdict === 'not sent' || findings[0]?.words.startsWith('no answer'),
    )
  ) {
    world.complain(`${baseUrl} does not answer.`);
    return 2;
  }
  if (foreign.length > 0)
    world.print(['From another origin', ...foreign.map((line) => `  ${line}`), ''].join('\n'));
  world.print(reportText(judged, strictness));
  const isKept = faultsOf(judged, strictness).length === 0 && foreign.length === 0;
  if (json !== undefined) {
    const report = { ...reportJson(baseUrl, judged, strictness), isKept, origin: foreign };
    await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  }
  return isKept ? 0 : 1;
}

function optionsOf(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        login: { type: 'string' },
        write: { type: 'boolean', default: false },
        origin: { type: 'string' },
        tolerant: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        json: { type: 'string' },
      },
    });
    const [address, ...more] = positionals;
    if (address === undefined) return 'Which backend? npm run contract -- check https://backend.example';
    if (more.length > 0) return `Unexpected argument ${JSON.stringify(more[0])}.`;
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol))
      return `${JSON.stringify(address)} is not an http(s) address.`;
    if (url.username !== '' || url.password !== '') return 'The address must not contain a password.';
    const { login: name, ...options } = values;
    return { baseUrl: url.href, name, ...options };
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    return `${reason}; npm run contract -- --help lists the options.`;
  }
}

/** The login; undefined if there is no password. */
async function loginOf(name: string, { env, askSecret }: CheckWorld) {
  const given = env['FLOWPLAY_PASSWORD'] ?? '';
  const password = given === '' ? await askSecret(`Password of ${name}: `) : given;
  if (password === null || password === '') return undefined;
  return { name, password, fundPassword: env['FLOWPLAY_FUND_PASSWORD'] ?? '' };
}

async function refusedOrigin(
  send: Send,
  baseUrl: string,
  origin: string | undefined,
): Promise<string[] | null> {
  if (origin === undefined) return [];
  return foreignOriginFaults(send, baseUrl, origin).catch(() => null);
}
