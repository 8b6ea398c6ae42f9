import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domains, type CallName } from '#api/contract/contract.ts';
import { documented } from '#tools/contract/check/steps.ts';
import { openApi, plain, tags } from './document.ts';
import { lintProblems } from './lint.ts';

/** The folder of the contract's description. */
export const API_FOLDER = 'docs/api';

/** The markers in README.md around the list of calls. */
const LIST = ['<!-- calls -->', '<!-- end of calls -->'] as const;

/** The calls by domain, one per line. */
function callList(): string {
  return Object.entries(domains)
    .map(([domain, calls]) => {
      const { name, description } = tags[domain as keyof typeof domains];
      const lines = (Object.keys(calls) as CallName[]).map((call) => `- \`${call}\`: ${remark(call)}`);
      return `### ${name}\n\n${description}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

function remark(call: CallName): string {
  const { summary, member, idempotent, success, optional } = documented(call);
  const notes = [
    ...(member ? [] : ['open to visitors']),
    ...(idempotent === true ? ['with a key'] : []),
    ...(success === undefined ? [] : [`success is ${success}`]),
    ...(optional === true ? ['optional'] : []),
  ];
  return plain(notes.length === 0 ? summary : `${summary} (${notes.join(', ')})`);
}

/** The expected files of the folder, by name. */
async function files(folder: string, describe: () => Promise<string>): Promise<Map<string, string>> {
  const page = readFileSync(join(folder, 'README.md'), 'utf8');
  const [before = '', between] = page.split(LIST[0]);
  const [, after] = between?.split(LIST[1]) ?? [];
  if (after === undefined)
    throw new Error(`${join(folder, 'README.md')} does not contain the markers of the list of calls`);
  return new Map([
    ['openapi.yaml', await describe()],
    ['README.md', [before, LIST[0], `\n\n${callList()}\n`, LIST[1], after].join('')],
  ]);
}

function current(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Writes the description, or only compares it; returns the problems. */
export async function describeContract(
  check: boolean,
  { folder = API_FOLDER, describe = openApi } = {},
): Promise<string[]> {
  const wanted = await files(folder, describe);
  const problems = await lintProblems(wanted.get('openapi.yaml') ?? '');
  const stale = [...wanted].filter(([name, text]) => current(join(folder, name)) !== text);
  if (!check) {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of stale) writeFileSync(join(folder, name), text);
  }
  return [
    ...problems,
    ...(check ? stale.map(([name]) => `${join(folder, name)}: is out of date`) : []),
    ...(check && stale.length > 0 ? ['Update it with: npm run contract -- openapi'] : []),
  ];
}
