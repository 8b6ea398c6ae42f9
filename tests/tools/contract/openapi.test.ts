import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { safeParse, unknown } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contract, domains, type CallName } from '#api/contract/contract.ts';
import { differences, sampleOf } from '#tools/contract/check/documented.ts';
import { documented } from '#tools/contract/check/steps.ts';
import { runContract } from '#tools/contract/command.ts';
import { examples, type Example } from '#tools/contract/openapi/examples.ts';
import { lintProblems } from '#tools/contract/openapi/lint.ts';
import { API_FOLDER, describeContract } from '#tools/contract/openapi/pages.ts';
import { DEMO_PASSWORD } from '#sandbox/seed/demo.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: { $ref?: string; name?: string; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, { content: Record<string, { example?: { code: number } }> }>;
}

const calls = Object.keys(contract) as CallName[];
/** The documents specify neither the request nor the response of the excluded call. */
const used = calls.filter((call) => call !== 'POST /api/getpaybank');
const source = readFileSync(join(API_FOLDER, 'openapi.yaml'), 'utf8');
const { paths } = parse(source) as { paths: Record<string, Record<string, Operation>> };

function operationOf(call: CallName): Operation {
  const [method = '', path = ''] = call.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${call} is not described`);
  return operation;
}

test('every call stands in one domain', () => {
  expect(
    Object.values(domains)
      .flatMap((domain) => Object.keys(domain))
      .sort(),
  ).toEqual([...calls].sort());
});

describe('docs/api/openapi.yaml', () => {
  test('describes every call of the contract and no other', () => {
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual([...calls].sort());
    expect(new Set(calls.map((call) => operationOf(call).operationId)).size).toBe(calls.length);
  });

  test.each(used)('%s has an answer as an example, and what it takes', (call) => {
    const { success = 200, multipart, idempotent, member } = documented(call);
    const { responses, requestBody, parameters = [], security } = operationOf(call);
    expect(responses[200]?.content['application/json']?.example?.code).toBe(success);
    expect(parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey') === true)).toBe(
      idempotent === true,
    );
    expect(security).toEqual(member ? [{ session: [] }] : [{}]);
    const content = requestBody?.content;
    const takes =
      multipart === true
        ? 'multipart/form-data' in (content ?? {})
        : content?.['application/json']?.example !== undefined;
    expect(takes).toBe(call.startsWith('POST'));
  });

  test('holds no password and no token of its traffic', () => {
    expect(source).not.toContain(DEMO_PASSWORD);
    expect(source).not.toMatch(/lucky(7777|8888)|\b888888\b|\b666666\b/);
    // a session token of the sandbox has 43 characters
    expect(source).not.toMatch(/[\w-]{43}/);
    expect(source).toContain('<session token>');
  });
});

describe('an example', () => {
  let found: Map<CallName, Example>;
  beforeAll(async () => {
    found = await examples();
  });

  test.each(used)('of %s is as the contract says', (call) => {
    const { body = unknown(), data, multipart } = documented(call);
    const { body: sent, answer } = found.get(call) as Example;
    expect(differences(data, (answer as { data: unknown }).data)).toEqual([]);
    expect(safeParse(multipart === true ? unknown() : body, sent).issues).toBeUndefined();
  });
});

test.each(calls)('a sample of what %s answers is as the contract says', (call) => {
  const { data } = documented(call);
  for (const other of [false, true]) {
    const sample = sampleOf(data, other);
    expect(safeParse(data, sample).issues?.map(({ message }) => message) ?? []).toEqual([]);
  }
});

describe('npm run contract -- openapi', () => {
  const describe = () => Promise.resolve(source);
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'flowplay-'));
    cpSync(API_FOLDER, folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('finds what is out of date, and renews it', async () => {
    expect(await describeContract(true, { folder, describe })).toEqual([]);
    const page = join(folder, 'README.md');
    const written = readFileSync(page, 'utf8');
    writeFileSync(join(folder, 'openapi.yaml'), source.replace('site_state', 'state'));
    writeFileSync(page, written.replace('- `POST /api/app`', '- `POST /api/application`'));
    expect(await describeContract(true, { folder, describe })).toEqual([
      `${join(folder, 'openapi.yaml')}: is out of date`,
      `${page}: is out of date`,
      'Update it with: npm run contract -- openapi',
    ]);
    expect(await describeContract(false, { folder, describe })).toEqual([]);
    expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(source);
    expect(readFileSync(page, 'utf8')).toBe(written);
  });

  test('has the linter find a fault in a description', async () => {
    const problems = await lintProblems(
      source.replace('operationId: app\n', 'operationId: app\n      colour: red\n'),
    );
    expect(problems.join('\n')).toContain('colour');
    expect(
      await lintProblems(source.replace("'#/components/schemas/AppInfo'", "'#/components/schemas/Nothing'")),
    ).not.toEqual([]);
  });

  test.each([
    [['openapi', '--chek'], 'openapi takes no option except --check.'],
    [['opnapi'], 'There is no command "opnapi"'],
  ])('%j is refused', async (args, words) => {
    const said: string[] = [];
    const world = {
      send: () => Promise.reject(new Error('nothing is sent')),
      env: {},
      askSecret: () => Promise.resolve(null),
      wait: () => Promise.resolve(),
      print: (text: string) => void said.push(text),
      complain: (text: string) => void said.push(text),
    };
    expect(await runContract(args, world)).toBe(2);
    expect(said.join()).toContain(words);
    said.length = 0;
    expect(await runContract(['--help'], world)).toBe(0);
    expect(said.join()).toContain('--write');
  });
});
