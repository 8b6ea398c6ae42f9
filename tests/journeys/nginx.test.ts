import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, NGINX, startNginx, type Nginx } from '#tests/journeys/nginx.ts';
import { serveSite, type Site } from '#tests/support/site.ts';

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
        startNginx('nginx.conf', { BACKEND: backend.address }),
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
        ['call', () => ask(`${site.address}/api/app`, { method: 'POST', headers: json, body: '{}' })],
        ['no such file', () => ask(`${site.address}/wp-login.php`)],
        ['the list of the build’s files', () => ask(`${site.address}/.vite/manifest.json`)],
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
