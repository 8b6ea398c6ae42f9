import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { MASK } from '#lib/redactedText.ts';
import type { CrashReport } from '#app/calls/crashReport.ts';
import type { CrashEvent } from '#machines/app/crash/crash.ts';
import { MARK } from '#tools/secretMark.ts';

const ADDRESS = 'https://crash.example/reports';

interface Stage {
  /** the lines logged by `console.error` */
  lines: string[];
  beacons: [url: string, body: string][];
  requests: [url: string, init: RequestInit][];
  /** reports a crash like the crashed actor's host */
  crash: (actor: string, error: unknown) => Promise<void>;
}

/** Loads the page anew, as a build with these settings; `beacon` is the return value of `sendBeacon`. */
async function load({ url = ADDRESS, beacon = (): boolean => true, dev = false } = {}): Promise<Stage> {
  vi.resetModules();
  vi.stubEnv('VITE_CRASH_REPORT_URL', url);
  vi.stubEnv('VITE_APP_VERSION', '1.2.3');
  vi.stubEnv('DEV', dev);
  const stage: Omit<Stage, 'crash'> = { lines: [], beacons: [], requests: [] };
  vi.spyOn(console, 'error').mockImplementation((...parts) => void stage.lines.push(parts.join(' ')));
  Object.assign(navigator, {
    sendBeacon: (to: string, body: string) => {
      stage.beacons.push([to, body]);
      return beacon();
    },
  });
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => {
    stage.requests.push([to, init]);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const { crashReporter } = await import('#app/calls/crashReporter.ts');
  const reporter = createActor(crashReporter).start();
  const crash = async (actor: string, error: unknown) => {
    reporter.send({ type: 'crash.reported', actor, error } satisfies CrashEvent);
    await vi.dynamicImportSettled();
    await Promise.resolve();
  };
  return { ...stage, crash };
}

const reportOf = (line: string | undefined) => JSON.parse(line ?? '') as CrashReport;

/** An error with a stack as the engines format it. */
function errorWith(message: string, calls: readonly string[] = [], name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = [`${name}: ${message}`, ...calls].join('\n');
  return error;
}

beforeEach(() => {
  window.location.hash = `#/assets?token=${MARK}`;
});

describe('a crash', () => {
  test('is reported to the console and to the address, in the same words', async () => {
    const { lines, beacons, requests, crash } = await load();
    const origin = window.location.origin;
    await crash(
      'page',
      errorWith('x is undefined', [
        `    at ke (${origin}/assets/index-CZFgEWBo.js:1:1234567)`,
        `    at async ${origin}/assets/B9_x-a1Q.js:12:3`,
        '    at Array.map (<anonymous>)',
      ]),
    );
    expect(lines.map(reportOf)).toEqual([
      {
        actor: 'page',
        name: 'TypeError',
        message: 'x is undefined',
        stack: ['ke assets/index-CZFgEWBo.js:1:1234567', 'assets/B9_x-a1Q.js:12:3'],
        path: '/assets',
        build: '1.2.3',
      },
    ]);
    expect(lines[0]).not.toContain('\n');
    expect(beacons).toEqual([[ADDRESS, lines[0]]]);
    expect(requests).toEqual([]);
  });

  test('is read from the stacks of other engines as well', async () => {
    const { lines, crash } = await load();
    const origin = window.location.origin;
    await crash(
      'page',
      errorWith('', [`ke@${origin}/assets/a.js:1:2`, `@${origin}/assets/b.js:3:4`, '[native code]']),
    );
    expect(reportOf(lines[0]).stack).toEqual(['ke assets/a.js:1:2', 'assets/b.js:3:4']);
  });

  test('is reported once, whoever else reports it', async () => {
    const { lines, beacons, crash } = await load();
    const error = errorWith('x is undefined');
    await crash('page', error);
    await crash('view', error);
    await crash('page', errorWith('x is undefined'));
    expect(lines).toHaveLength(2);
    expect(beacons).toHaveLength(2);
  });

  test('is reported ten times a page load at most', async () => {
    const { lines, beacons, crash } = await load();
    for (let times = 0; times < 12; times += 1) await crash('page', errorWith('again'));
    expect(lines).toHaveLength(10);
    expect(beacons).toHaveLength(10);
  });

  test('stays in the console where no address is set', async () => {
    const { lines, beacons, requests, crash } = await load({ url: '' });
    await crash('page', errorWith('x is undefined'));
    expect(lines).toHaveLength(1);
    expect([...beacons, ...requests]).toEqual([]);
  });

  test.each([
    ['refuses', () => false],
    [
      'throws on',
      () => {
        throw new TypeError('Illegal invocation');
      },
    ],
  ])(
    'is sent by a request where the browser %s a beacon, and nobody minds its failure',
    async (_, beacon) => {
      const { lines, requests, crash } = await load({ beacon });
      await crash('page', errorWith('x is undefined'));
      expect(requests).toEqual([
        [ADDRESS, expect.objectContaining({ method: 'POST', keepalive: true, body: lines[0] })],
      ]);
      expect(lines).toHaveLength(1);
    },
  );

  test('comes with the error itself in development', async () => {
    const { lines, beacons, crash } = await load({ dev: true });
    await crash('page', errorWith('reading "x"'));
    expect(lines[0]).toContain('TypeError: reading "x"');
    expect(beacons[0]?.[1]).not.toContain('reading "x"');
  });
});

describe('what is not an error', () => {
  test.each([
    ['a text', 'no 123456', { name: 'string', message: `no ${MASK}` }],
    ['nothing', undefined, { name: 'undefined', message: '' }],
    ['an object', { name: MARK, message: MARK, kind: 'offline' }, { name: 'object', message: '', stack: [] }],
  ])('is reported by its type: %s', async (_, thrown, expected) => {
    const { lines, crash } = await load();
    await crash('page', thrown);
    expect(reportOf(lines[0])).toMatchObject(expected);
  });
});

describe('what is secret', () => {
  const secret = `${MARK}Secret9`;
  const origin = 'https://x.example';

  test.each([
    ['quoted', `Unexpected token 'a', "${secret}" is not valid JSON`],
    ['quoted with quotes in it', `Unexpected token in "{"a":"${secret}"" at the end`],
    ['quoted without an end', `Unexpected identifier "${secret}`],
    ['quoted around a file of ours', `no page "/assets/DF7N0KAc.js ${secret}"`],
    ['quoted after an apostrophe', `can't read '${secret}'`],
    ['quoted in another way', `no bank “${secret}” and 「${secret}」`],
    ['over several lines', `bad \`one\n    at ${secret} (${origin}/a.js:1:2)\n${secret}\``],
    ['in the query of an address', `Failed to fetch ${origin}/a?ticket=${secret}&b=${secret}`],
    ['in the fragment of an address', `Failed to fetch ${origin}/a#${secret}`],
    ['in a path with a query', `no page /game-shell?url=${secret}`],
    ['in an encoded address', `/login?redirect=https%253A%252F%252Fx.example%252Fa%253Ft%253D${secret}`],
    ['encoded', `no page ${encodeURIComponent(`龙${secret}`)}`],
    ['in front of a host', `Failed to fetch https://me:${secret}@x.example/a`],
    ['under its key', `refused: password=${secret}, api_token: ${secret}`],
    ['behind a scheme', `Authorization: Bearer ${secret}`],
    ['in an expression', `Invalid regular expression: /(${secret}/: Unterminated group`],
  ])('leaves neither the message nor the stack: %s', async (_, message) => {
    const { lines, beacons, crash } = await load();
    await crash('page', errorWith(message, [`    at ${origin}/${secret}.js?token=${secret}:1:2`]));
    expect(lines).toHaveLength(1);
    expect([lines, beacons].join('\n')).not.toContain(MARK);
  });

  test.each([
    ['a phone', '13800138000'],
    ['a phone in groups', '138-0013-8000'],
    ['a card in groups', '6222 0212 3456 7890'],
    ['a short run of digits', '123456'],
    ['a token in hex', 'deadbeefcafe0123'],
    ['a token in base64', 'c2VjcmV0LXRva2VuLW9m+/LWE='],
    ['a token without digits', 'abcdefghijklmnopqrstuvwxyzABCDEFGH'],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0abcdef.SflKxwRJSMeKKF2QT4fw'],
    ['an UUID', '550e8400-e29b-41d4-a716-446655440000'],
    ['an email', 'player@mail.example'],
    ['a name', '张三'],
  ])('is %s', async (_, text) => {
    const { lines, crash } = await load();
    await crash('page', errorWith(`no ${text} here`));
    const { message } = reportOf(lines[0]);
    expect(message).toMatch(/^no ‹redacted›[‹›\w.]* here$/);
    for (const part of text.split('.')) expect(message).not.toContain(part);
  });

  test('hides in no other part of the report', async () => {
    window.location.hash = `#/${secret}`;
    const { lines, crash } = await load();
    await crash(
      `page:/myNewsInfo?id=${secret}`,
      errorWith(
        'no',
        [`${secret} (x)@${origin}/assets/${secret}.js:1:2`, `    at ${origin}/a.js:3:4`],
        `${secret} 1`,
      ),
    );
    expect(reportOf(lines[0])).toMatchObject({
      actor: 'page:/myNewsInfo',
      name: MASK,
      stack: ['‹elsewhere›:1:2', '‹elsewhere›:3:4'],
      path: MASK,
    });
  });

  test('leaves a message readable where there is none in it', async () => {
    const { lines, crash } = await load();
    const message = `Failed to fetch dynamically imported module: ${window.location.origin}/assets/DF7N0KAc.js`;
    await crash('createOfflineDeposit', errorWith(message));
    expect(reportOf(lines[0])).toMatchObject({ actor: 'createOfflineDeposit', message });
  });

  test('is not reported by a long message that is cut', async () => {
    const { lines, crash } = await load();
    const digits = '9'.repeat(8);
    await crash('page', errorWith(`${'word '.repeat(99)}${digits}`));
    expect(reportOf(lines[0]).message).not.toContain('9');
    await crash('page', errorWith(`"${'word '.repeat(200)}" is not valid JSON`));
    expect(reportOf(lines[1]).message).toBe(MASK);
  });
});

test.each([
  'Failed to fetch dynamically imported module: https://play.example/assets/vip-DF7N0KAc.js',
  'error loading dynamically imported module: https://play.example/assets/vip-DF7N0KAc.js',
  'Importing a module script failed.',
])('a file that cannot be fetched is no crash: %s', async (message) => {
  const { lines, beacons, crash } = await load();
  await crash('view', new TypeError(message));
  // of the same load of the page, whose class it is
  const { MissingFile } = await import('#lib/missingFiles.ts');
  await crash('view', new MissingFile('/vip cannot be fetched'));
  expect([lines, beacons]).toEqual([[], []]);
  await crash('view', new TypeError('x is undefined'));
  expect(lines).toHaveLength(1);
});

test('tells the build by its version and the file of its entry', async () => {
  // parsed, not created, so that it is not fetched
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="module" src="/assets/app-CZFgEWBo.js"></script>',
  );
  try {
    const { lines, crash } = await load();
    await crash('page', errorWith('x is undefined'));
    expect(reportOf(lines[0]).build).toBe('1.2.3 app-CZFgEWBo.js');
  } finally {
    document.head.querySelector('script')?.remove();
  }
});

test('where the code of the report cannot be fetched, the console shows who crashed', async () => {
  const { lines, beacons, crash } = await load();
  vi.doMock('#app/calls/crashReport.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  try {
    await crash(`page:/myNewsInfo?id=${MARK}`, errorWith(MARK));
    await expect.poll(() => lines).toEqual(['page:/myNewsInfo TypeError']);
    await crash('page', { name: MARK });
    await expect.poll(() => lines).toHaveLength(2);
    expect(lines[1]).not.toContain(MARK);
    expect(beacons).toEqual([]);
  } finally {
    vi.doUnmock('#app/calls/crashReport.ts');
  }
});
