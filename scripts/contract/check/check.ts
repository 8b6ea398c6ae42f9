import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Send } from './exchange.ts';
import { foreignOriginFaults } from './origin.ts';
import { faultsOf, reportJson, reportText } from './report.ts';
import { askCalls } from './askCalls.ts';

export const CHECK_HELP = `npm run contract -- check BACKEND [options]

Asks a running backend every call of the documents, as the app does, and tells in what its answers are not as
documented and what the app makes of that. BACKEND is its address, such as https://backend.example.

  --login NAME      as this member; the password is asked for, or taken from FLOWPLAY_PASSWORD
  --write           also sends what moves money or changes data: with a test member only. What needs the fund
                    password is sent where FLOWPLAY_FUND_PASSWORD is set
  --origin ORIGIN   also asks whether a site at this origin may call the backend (CORS)
  --tolerant        what the app reads all the same is no fault
  --strict          fields that no document has are faults too
  --json FILE       writes the report as JSON too

Exit code 0 where the backend keeps the contract, 1 where it breaks it, 2 where nothing could be checked.`;

/** What the command stands on; tests have their own. */
export interface CheckWorld {
  send: Send;
  env: Readonly<Record<string, string | undefined>>;
  /** asks for a password without showing it; null where nobody can answer */
  askSecret: (question: string) => Promise<string | null>;
  wait: (ms: number) => Promise<void>;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** Does what `npm run contract -- check` was asked for, and answers its exit code. */
export async function runCheck(args: readonly string[], world: CheckWorld): Promise<0 | 1 | 2> {
  const options = optionsOf(args);
  if (typeof options === 'string') {
    world.complain(options);
    return 2;
  }
  const { baseUrl, name, write, origin, json, ...strictness } = options;
  const login = name === undefined ? null : await loginOf(name, world);
  if (login === undefined) {
    world.complain('Nobody is there to ask for the password; set FLOWPLAY_PASSWORD.');
    return 2;
  }
  const foreign = await refusedOrigin(world.send, baseUrl, origin);
  if (foreign === null) {
    world.complain(`${baseUrl} has no answer.`);
    return 2;
  }
  const { judged } = await askCalls({ baseUrl, send: world.send, login, write, wait: world.wait });
  if (
    judged.every(
      ({ verdict, findings }) => verdict === 'not asked' || findings[0]?.words.startsWith('has no'),
    )
  ) {
    world.complain(`${baseUrl} has no answer.`);
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
    if (more.length > 0) return `${JSON.stringify(more[0])} is one word too many.`;
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol))
      return `${JSON.stringify(address)} is no http(s) address.`;
    if (url.username !== '' || url.password !== '') return 'A password has no place in an address.';
    const { login: name, ...options } = values;
    return { baseUrl: url.href, name, ...options };
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    return `${reason}; npm run contract -- --help tells the options.`;
  }
}

/** Who logs in; undefined where the password cannot be had. */
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
