import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '#api/contract/contract.ts';
import { freePort, NGINX, startNginx, type Nginx } from '#tests/journeys/nginx.ts';
import { serveSite, type Site } from '#tools/browser/site.ts';

interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends a request and returns the raw response. */
function ask(
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  return new Promise((answered, failed) => {
    const sent = request(
      address,
      { method, headers: { 'Accept-Encoding': 'gzip', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          answered({
            status: response.statusCode ?? 0,
            // shows duplicate headers
            headers: Object.fromEntries(
              Object.entries(response.headersDistinct).map(([name, values]) => [
                name,
                (values ?? []).join(' | '),
              ]),
            ),
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Sends a request whose path nothing has put in order before. */
function askRaw(address: string, path: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((answered, failed) => {
    let reply = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (part: Buffer) => (reply += part.toString()));
    socket.on('end', () => answered(reply));
    socket.on('error', failed);
  });
}

const firstFile = (folder: string, end: string) => {
  const name = readdirSync(folder).find(
    (file) => file.endsWith(end) && statSync(`${folder}/${file}`).size > 1000,
  );
  return `/${folder.slice('dist/'.length)}/${name}`;
};

/** The cells of the table that follows this line in docs/deploy.md. */
function tableAfter(line: string): string[][] {
  const [, after = ''] = readFileSync('docs/deploy.md', 'utf8').split(line);
  const rows = after.trimStart().split('\n\n', 1)[0]?.split('\n') ?? [];
  return rows
    .filter((_, at) => at !== 1)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

describe.skipIf(NGINX === undefined)(
  `nginx${NGINX === undefined ? ' (not installed: apt-get install nginx-light)' : ''}`,
  () => {
    let backend: Site;
    let site: Nginx;
    let away: Nginx;
    let api: Nginx;
    let apiAway: Nginx;

    beforeAll(async () => {
      backend = await serveSite(':memory:');
      const nobody = `http://127.0.0.1:${await freePort()}`;
      const SITE = 'https://play.example';
      [site, away, api, apiAway] = await Promise.all([
        startNginx('nginx.conf', { BACKEND: backend.address, PICTURES: 'sandbox/art' }),
        startNginx('nginx.conf', { BACKEND: nobody, HSTS: 'max-age=31536000' }),
        startNginx('nginx-api.conf', { BACKEND: backend.address, SITE }),
        startNginx('nginx-api.conf', { BACKEND: nobody, SITE }),
      ]);
    });
    afterAll(async () => {
      await Promise.all([site, away, api, apiAway].map((server) => server?.close()));
      await backend.close();
    });

    const SHOWN = [
      'Cache-Control',
      'Content-Encoding',
      'Content-Security-Policy',
      'Cross-Origin-Resource-Policy',
    ];

    test('answers as docs/deploy.md says', async () => {
      const script = firstFile('dist/assets', '.js');
      const picture = firstFile('dist/art', '.svg');
      const json = { 'Content-Type': 'application/json' };
      const asked: readonly [string, () => Promise<Reply>][] = [
        ['page', () => ask(`${site.address}/`)],
        [
          'page, known by its ETag',
          async () => {
            const { headers } = await ask(`${site.address}/`);
            return ask(`${site.address}/`, { headers: { 'If-None-Match': headers['etag'] ?? '' } });
          },
        ],
        ['deep link /register?pid=88', () => ask(`${site.address}/register?pid=88`)],
        ['script in /assets/', () => ask(site.address + script)],
        ['file of an older build', () => ask(`${site.address}/assets/gone.js`)],
        ['/service-worker.js', () => ask(`${site.address}/service-worker.js`)],
        ['/manifest.webmanifest', () => ask(`${site.address}/manifest.webmanifest`)],
        ['picture of the site', () => ask(site.address + picture)],
        ['picture of the backend', () => ask(`${site.address}/sandbox/art/avatar/1.svg`)],
        ['a picture that is sent', () => ask(`${site.address}/uploads/a.png`, { method: 'POST', body: '1' })],
        ['picture elsewhere on the backend', () => ask(`${site.address}/admin/a.png`)],
        ['call', () => ask(`${site.address}/api/app`, { method: 'POST', headers: json, body: '{}' })],
        ['no such file', () => ask(`${site.address}/wp-login.php`)],
        ['the list of the build’s files', () => ask(`${site.address}/.vite/manifest.json`)],
        ['a path that climbs', () => ask(`${site.address}/uploads/..%2fadmin/a.png`)],
        ['/healthz', () => ask(`${site.address}/healthz`)],
        [
          'call without a backend',
          () => ask(`${away.address}/api/app`, { method: 'POST', headers: json, body: '{}' }),
        ],
      ];
      const rows: string[][] = [];
      for (const [what, get] of asked) {
        const { status, headers } = await get();
        rows.push([what, String(status), ...SHOWN.map((name) => headers[name.toLowerCase()] ?? '–')]);
      }
      expect([['asked', 'status', ...SHOWN], ...rows]).toEqual(tableAfter('What nginx answers:'));
    });

    test.each([
      '/register?pid=88',
      '/games',
      '/games/',
      '/assets?type=6',
      '/assets/',
      '/%23/register?pid=88',
    ])('answers the path %s with the page (D67)', async (path) => {
      const { status, headers, body } = await ask(site.address + path, {
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html',
        'no-cache',
      ]);
      expect(body).toContain('<div id="root">');
    });

    test.each([
      '/',
      '/register',
      '/assets/gone.js',
      '/api/app',
      '/games/no.png',
      '/service-worker.js',
      '/wp-login.php',
    ])('%s has every header of the server, once', async (path) => {
      const { headers } = await ask(away.address + path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=*') as unknown,
        'strict-transport-security': 'max-age=31536000',
      });
      expect(Object.entries(headers).filter(([, value]) => value.includes(' | '))).toEqual([]);
    });

    test('sends no HSTS unless it is set', async () => {
      expect((await ask(`${site.address}/`)).headers).not.toHaveProperty('strict-transport-security');
    });

    test('passes a picture of 5 MB on, and its own page for what the backend does not answer', async () => {
      const large = { method: 'POST', headers: { 'Content-Type': 'image/png' }, body: 'x'.repeat(5_200_000) };
      expect((await ask(`${site.address}/api/uploadimg`, large)).status).not.toBe(413);
      // without a code in its body, so that the app treats the outcome as unknown
      const { status, body } = await ask(`${away.address}/api/withdraw`, { method: 'POST', body: '{}' });
      expect(status).toBe(502);
      expect(body).not.toContain('"code"');
    });

    test('waits longer for the backend than the app does', () => {
      for (const file of ['nginx.conf', 'nginx-api.conf']) {
        const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(readFileSync(`deploy/${file}`, 'utf8')) ?? [];
        expect(Number(seconds)).toBeGreaterThan(30);
      }
    });

    describe('in front of a backend on another origin', () => {
      const preflight = (server: Nginx, origin: string) =>
        ask(`${server.address}/api/withdraw`, {
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
          },
        });

      test('lets the site call it, also where the backend is away', async () => {
        for (const server of [api, apiAway]) {
          const asked = await preflight(server, 'https://play.example');
          expect(asked.status).toBe(204);
          expect(asked.headers).toMatchObject({
            'access-control-allow-origin': 'https://play.example',
            'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
            'access-control-allow-methods': 'GET, POST',
          });
        }
        const call = { method: 'POST', headers: { Origin: 'https://play.example' }, body: '{}' };
        for (const [server, status] of [
          [api, 200],
          [apiAway, 502],
        ] as const) {
          const answer = await ask(`${server.address}/api/app`, call);
          expect(answer.status).toBe(status);
          expect(answer.headers).toMatchObject({
            'access-control-allow-origin': 'https://play.example',
            'cache-control': 'no-store',
          });
          expect(answer.headers['vary']).toContain('Origin');
        }
      });

      test('lets nobody else read it', async () => {
        const asked = await preflight(api, 'https://evil.example');
        expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
        const answer = await ask(`${api.address}/api/app`, {
          headers: { Origin: 'https://play.example.evil.example' },
        });
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      });
    });
  },
);

/** A backend that tells much of itself and records what it was sent. */
async function startTalker() {
  const asked: { method: string; url: string; headers: Readonly<Record<string, unknown>> }[] = [];
  const server = createServer(({ method = '', url = '', headersDistinct }, response) => {
    asked.push({ method, url, headers: headersDistinct });
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Security-Policy': "script-src 'unsafe-inline'",
        Server: 'Apache/2.4.1',
        'X-Powered-By': 'PHP/7.2',
        'X-AspNet-Version': '4.0',
        'X-Generator': 'ThinkPHP',
      })
      .end('{"code":200}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The backend has no port');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { address: `http://127.0.0.1:${address.port}`, asked, close };
}

describe.skipIf(NGINX === undefined).each(['nginx.conf', 'nginx-api.conf'])(
  `%s in front of a backend${NGINX === undefined ? ' (nginx is not installed)' : ''}`,
  (file) => {
    let talker: Awaited<ReturnType<typeof startTalker>>;
    let front: Nginx;
    let limited: Nginx;
    beforeAll(async () => {
      talker = await startTalker();
      const settings = { BACKEND: talker.address, SITE: 'https://play.example' };
      front = await startNginx(file, { ...settings, PICTURES: 'storage|static/img' });
      limited = await startNginx(file, settings, true);
    });
    afterAll(async () => {
      await Promise.all([front, limited].map((server) => server?.close()));
      await talker.close();
    });
    beforeEach(() => void talker.asked.splice(0));

    const SPOOFED = {
      'X-Forwarded-For': '10.0.0.1, 198.51.100.7',
      'X-Real-IP': '10.0.0.1',
      Forwarded: 'for=10.0.0.1',
      'Client-IP': '10.0.0.1',
      'X-Client-IP': '10.0.0.1',
      'True-Client-IP': '10.0.0.1',
      'CF-Connecting-IP': '10.0.0.1',
    };
    const caller = () => {
      const headers = JSON.stringify(talker.asked.at(-1)?.headers);
      return { headers, told: talker.asked.at(-1)?.headers['x-forwarded-for'] };
    };

    test('tells it the caller’s address as it sees it, and nothing that the caller says of it', async () => {
      await ask(`${front.address}/api/app`, { method: 'POST', headers: SPOOFED, body: '{}' });
      expect(caller().told).toEqual(['127.0.0.1']);
      expect(caller().headers).not.toMatch(/10\.0\.0\.1|198\.51\.100\.7/);
    });

    test('tells it what a CDN says of the caller, where one is configured', async () => {
      await ask(`${limited.address}/api/app`, { method: 'POST', headers: SPOOFED, body: '{}' });
      // the last address is the CDN's own word, those before it are the caller's
      expect(caller().told).toEqual(['198.51.100.7']);
      expect(caller().headers).not.toContain('10.0.0.1');
    });

    test.each(['/api/app', '/uploads/a.svg'])(
      '%s runs nothing, and tells nothing of the backend',
      async (path) => {
        const { headers } = await ask(front.address + path);
        expect(headers['content-security-policy']).toMatch(
          /^default-src 'none'; .*\bsandbox; frame-ancestors/,
        );
        expect(headers['content-security-policy']).not.toContain(' | ');
        expect(headers['server']).toBe('nginx');
        expect(JSON.stringify(headers)).not.toMatch(/apache|php|4\.0|script/i);
      },
    );

    test.each([
      '/games/PP%20x/%E8%80%81%2F1.png',
      '/uploads/2026/a.JPG?v=1',
      '/storage/a.webp',
      '/static/img/b.gif',
    ])('passes the picture %s on, by GET and HEAD alone', async (path) => {
      const statuses: number[] = [];
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
        statuses.push((await ask(front.address + path, { method })).status);
      expect(statuses).toEqual([200, 200, 405, 405, 405, 405]);
      expect(talker.asked.map(({ method, url }) => [method, url])).toEqual([
        ['GET', path],
        ['HEAD', path],
      ]);
    });

    test.each([
      '/admin/a.png',
      '/index.php/a.png',
      '/uploads/shell.php',
      '/uploads/a.png.php',
      '/uploadsx/a.png',
      '/x/uploads/a.png',
      '/static/a.png',
      '/games/list',
      '/admin',
      '/uploads/../admin/a.png',
      '/admin/%2e%2e/uploads/a.png',
      '/index.php/..%2fuploads/a.png',
      '/index.php/..%5c../uploads/a.png',
      '/admin/../api/user',
      '/api/%2e%2e/admin/a.png',
    ])('passes no %s on', async (path) => {
      await askRaw(front.address, path);
      expect(talker.asked).toEqual([]);
    });

    test('says that it is well, without a line in the log', async () => {
      const { status, headers, body } = await ask(`${front.address}/healthz`, {
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect([status, body, headers['cache-control']]).toEqual([200, 'ok', 'no-store']);
      await ask(`${front.address}/api/app`);
      await expect.poll(front.logged).toContain('/api/app');
      expect(await front.logged()).not.toContain('/healthz');
      expect(talker.asked.map(({ url }) => url)).toEqual(['/api/app']);
    });

    test.each([
      ['logins', '/api/login_pc', 20],
      ['SMS', '/api/send-sms', 5],
      ['submissions', '/api/withdraw', 30],
    ])('refuses too many %s with a code, where the limits are on', async (_, path, burst) => {
      const replies: Reply[] = [];
      for (let sent = 0; sent < burst + 10; sent += 1)
        replies.push(await ask(limited.address + path, { method: 'POST', body: '{}' }));
      const refused = replies.filter(({ status }) => status !== 200);
      expect(replies.slice(0, burst).map(({ status }) => status)).toEqual(Array(burst).fill(200));
      expect(refused.length).toBeGreaterThan(5);
      expect(JSON.parse(refused.at(-1)?.body ?? '')).toEqual({
        code: 429,
        message: '操作过于频繁，请稍后重试',
      });
      expect(refused.at(-1)).toMatchObject({
        status: 429,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      });
      expect(talker.asked).toHaveLength(replies.length - refused.length);
      // what is only read is not limited
      expect((await ask(`${limited.address}/api/app`, { method: 'POST', body: '{}' })).status).toBe(200);
    });

    test('counts every call that is sent once per press among the submissions', () => {
      const text = readFileSync(`deploy/${file}`, 'utf8');
      const [, pattern = ''] = /submit_caller \{\n.*?'~(.+)' \$/.exec(text) ?? [];
      const sent = Object.entries(contract).filter(([, call]) => 'idempotent' in call);
      expect(sent.length).toBeGreaterThan(5);
      expect(sent.map(([name]) => name).filter((name) => !new RegExp(pattern).test(name))).toEqual([]);
    });
  },
);

test.skipIf(NGINX === undefined)('nginx is not well where the site is gone', async () => {
  const nowhere = await startNginx('nginx.conf', { BACKEND: 'http://127.0.0.1:9', ROOT: '/nonexistent' });
  expect((await ask(`${nowhere.address}/healthz`)).status).toBe(503);
  await nowhere.close();
});

describe('the preview in front of a backend', () => {
  let talker: Awaited<ReturnType<typeof startTalker>>;
  let server: PreviewServer;
  let address = '';
  beforeAll(async () => {
    talker = await startTalker();
    vi.stubEnv('FLOWPLAY_BACKEND', talker.address);
    vi.stubEnv('FLOWPLAY_PICTURES', 'storage|static/img');
    server = await preview({ logLevel: 'error', preview: { port: await freePort(), host: '127.0.0.1' } });
    [address = ''] = (server.resolvedUrls?.local ?? []).map((url) => url.replace(/\/$/, ''));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await Promise.all([server.close(), talker.close()]);
  });

  test('passes on what nginx does: calls, and reads of pictures in their folders', async () => {
    const asked: readonly [method: string, path: string][] = [
      ['POST', '/api/app'],
      ['GET', '/games/pp/a.png'],
      ['HEAD', '/uploads/a.jpg?v=1'],
      ['GET', '/storage/a.webp'],
      ['GET', '/static/img/b.gif'],
      ['POST', '/uploads/a.png'],
      ['GET', '/uploads/shell?x=.png'],
      ['GET', '/admin/a.png'],
      ['GET', '/x/uploads/a.png'],
      ['GET', '/games/list'],
    ];
    for (const [method, path] of asked) await ask(address + path, { method });
    expect(talker.asked.map(({ method, url }) => [method, url])).toEqual(asked.slice(0, 5));
    const { headers } = await ask(`${address}/api/app`);
    expect(headers['content-security-policy']).toContain("default-src 'none'; sandbox");
  });
});
