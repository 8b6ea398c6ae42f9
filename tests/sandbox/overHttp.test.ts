import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxListener } from '#sandbox/vite-plugin.ts';
import { openTestSandbox } from './testSandbox.ts';
import { TINY_PNG } from './tinyPicture.ts';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves the middleware on a Unix socket: real HTTP without a network port. */
async function serve() {
  const test = await openTestSandbox();
  const handle = sandboxListener(test.sandbox);
  const server: Server = createServer((req, res) => handle(req, res, () => res.writeHead(404).end('next')));
  const folder = mkdtempSync(join(tmpdir(), 'flowplay-'));
  const socketPath = join(folder, 's');
  await new Promise<void>((resolve) => {
    server.listen(socketPath, resolve);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const send = (
    method: string,
    path: string,
    body: string | Buffer = '',
    headers: Record<string, string> = {},
  ) =>
    new Promise<Reply>((resolve, reject) => {
      const sent = request({ socketPath, method, path, headers: { host: 'localhost:5173', ...headers } });
      sent.on('error', reject);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      sent.end(body);
    });
  return { ...test, send };
}

describe('the sandbox as a middleware', () => {
  it('answers its own paths and leaves the others', async () => {
    const { send } = await serve();
    expect(JSON.parse((await send('POST', '/api/app')).text)).toMatchObject({ code: 200 });
    expect((await send('GET', '/sandbox/art/banner/1.svg')).headers['content-type']).toContain(
      'image/svg+xml',
    );
    expect((await send('GET', '/index.html')).text).toBe('next');
    expect((await send('GET', '/apix')).text).toBe('next');
  });

  it('destroys the socket of a dropped call, and answers the next', async () => {
    const { send } = await serve();
    await send('POST', '/sandbox/scenario', JSON.stringify({ path: '/api/app', drop: true, times: 1 }));
    await expect(send('POST', '/api/app')).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect((await send('POST', '/api/app')).status).toBe(200);
  });

  it.each([
    ['/api/login_pc', 100_000, 200],
    ['/api/login_pc', 100_001, 413],
    ['/sandbox/app', 100_001, 413],
    ['/api/uploadimg', 6_000_001, 413],
  ])(
    'takes no larger body than the site sends: %s with %i bytes is answered with %i',
    async (path, size, status) => {
      const { send } = await serve();
      const type = path.endsWith('img') ? 'multipart/form-data; boundary=b' : 'application/json';
      const reply = await send('POST', path, 'x'.repeat(Math.min(size, 100_001)), {
        'content-type': type,
        'content-length': String(size),
      });
      expect(reply.status).toBe(status);
    },
  );

  it('takes no body without its length, and a request without one', async () => {
    const { send } = await serve();
    const json = { 'content-type': 'application/json' };
    expect((await send('POST', '/api/app', '{}', { ...json, 'transfer-encoding': 'chunked' })).status).toBe(
      411,
    );
    expect((await send('DELETE', '/sandbox/scenario', '', json)).status).toBe(200);
  });

  it('takes an upload', async () => {
    const { send, member } = await serve();
    const { token } = await member();
    const head = [
      '--b',
      'content-disposition: form-data; name="file"; filename="a.png"',
      'content-type: image/png',
      '\r\n',
    ].join('\r\n');
    const body = Buffer.concat([Buffer.from(head), TINY_PNG, Buffer.from('\r\n--b--\r\n')]);
    const reply = await send('POST', '/api/uploadimg', body, {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(JSON.parse(reply.text)).toMatchObject({ code: 200, message: '上传成功' });
  });

  it('serves demo pages that run no script', async () => {
    const { send } = await serve();
    for (const page of ['game', 'lottery?gamecode=%3Cb%3E', 'service', 'pay', 'agent', 'download']) {
      const { status, headers, text } = await send('GET', `/sandbox/${page}`);
      expect(status).toBe(200);
      expect(text).toContain('<html lang="zh-CN">');
      expect(text).toContain('name="viewport"');
      expect(text).not.toMatch(/<script|<b>&lt;|<b><b>/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-frame-options']).toBeUndefined();
    }
  });
});
