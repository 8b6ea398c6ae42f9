import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DEMO_LOGIN } from '#sandbox/seed/demo.ts';
import { sandboxListener } from '#sandbox/vite-plugin.ts';
import { openTestSandbox } from '#tests/sandbox/testSandbox.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Serves on a free port of this machine and returns the address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs `npm run contract -- check` as a child process, without npm. */
function commandRun(backend: string): Promise<{ exitCode: number; said: string }> {
  const args = ['--import', 'tsx', 'tools/contract/cli.ts', 'check', backend, '--login', DEMO_LOGIN.username];
  const env = { ...process.env, FLOWPLAY_PASSWORD: DEMO_LOGIN.password };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, complaints) => {
      const exitCode = error === null ? 0 : Number(error.code);
      resolve({ exitCode, said: `${out}${complaints}` });
    });
  });
}

test('the command is green on the sandbox behind a port', { timeout: 60_000 }, async () => {
  const { sandbox, visitor } = await openTestSandbox();
  await visitor().post('/sandbox/settings', { lotteryDelay: 0 });
  const handle = sandboxListener(sandbox);
  const backend = await serve((req, res) => handle(req, res, () => res.writeHead(404).end()));
  const { exitCode, said } = await commandRun(backend);
  expect(said).toContain('The backend keeps the contract.');
  expect(exitCode).toBe(0);
});

test('the command reports what is missing in a backend of two calls', { timeout: 60_000 }, async () => {
  const answers: Readonly<Record<string, object>> = {
    '/api/app': { code: 200, message: '', data: { title: '甲', site_state: 1 } },
    '/api/login_pc': { code: 200, message: '', data: { api_token: 'T1' } },
  };
  const backend = await serve((req, res) => {
    const answer = answers[req.url ?? ''];
    if (answer === undefined) res.writeHead(404).end('Cannot find it');
    else res.end(JSON.stringify(answer));
  });
  const { exitCode, said } = await commandRun(backend);
  expect(said).toContain('POST /api/balance: is missing: HTTP 404');
  expect(said).toContain('GET /api/hot-game: is missing: HTTP 404');
  expect(said).toMatch(/2 answered as documented/);
  expect(said).not.toContain(DEMO_LOGIN.password);
  expect(exitCode).toBe(1);
});
