import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';

/** The installed nginx; undefined if there is none. */
export const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) =>
  existsSync(path),
);

/** The values of `${FLOWPLAY_…}`, without that prefix; the test chooses the port. */
export type NginxSettings = Readonly<
  Record<'BACKEND', string> & Partial<Record<'HSTS' | 'PICTURES' | 'ROOT' | 'SITE', string>>
>;

/** A running nginx. */
export interface Nginx {
  address: string;
  /** the paths in its log of requests */
  logged: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? found(address.port) : failed(new Error()),
      );
    });
  });
}

/** Substitutes settings in a file of deploy/, like envsubst; a missing one is empty. */
async function configured(
  file: string,
  settings: Readonly<Record<string, string>>,
  withExamples: boolean,
): Promise<string> {
  const text = await readFile(join('deploy', file), 'utf8');
  // the CDN of the example is this machine
  const template = withExamples ? text.replaceAll('#~ ', '').replaceAll('203.0.113.0/24', '127.0.0.1') : text;
  return template.replaceAll(/\$\{FLOWPLAY_(\w+)\}/g, (_, name: string) => settings[name] ?? '');
}

/**
 * Starts nginx with a file of deploy/ in front of dist/ and a backend, in a temporary folder. The file's examples are
 * switched on by `withExamples`.
 */
export async function startNginx(
  file: string,
  settings: NginxSettings,
  withExamples = false,
): Promise<Nginx> {
  if (NGINX === undefined) throw new Error('nginx is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'flowplay-nginx-'));
  const port = await freePort();
  const site = await configured(
    file,
    { ROOT: resolve('dist'), ...settings, LISTEN: `127.0.0.1:${port}`, SERVER_NAME: 'localhost' },
    withExamples,
  );
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    [
      // a checkout may not be readable by nginx's default user
      process.getuid?.() === 0 ? 'user root;' : '',
      'worker_processes 1;',
      `pid ${folder}/nginx.pid;`,
      'events { worker_connections 256; }',
      'http {',
      'include /etc/nginx/mime.types;',
      'default_type application/octet-stream;',
      `log_format path '$uri';`,
      `access_log ${folder}/access.log path;`,
      ...temporary,
      `include ${folder}/site.conf;`,
      '}',
    ].join('\n'),
  );
  const child = spawn(
    NGINX,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    () =>
      fetch(address).catch((error: unknown) => {
        throw new Error(`nginx does not answer: ${said}`, { cause: error });
      }),
    { timeout: 10_000 },
  );
  return {
    address,
    logged: async () => (await readFile(join(folder, 'access.log'), 'utf8')).split('\n').filter(Boolean),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
