import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createSandbox } from '#sandbox/sandbox.ts';
import { SlowLink, type Link } from './slowLink.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

interface BuiltFile {
  body: Buffer;
  encoding: string | undefined;
  type: string;
  etag: string;
  gzipBytes: number;
}

/** A built site behind a slow link. */
export interface RacedSite {
  name: string;
  address: string;
  /** the size of a file in bytes by path, gzipped (level 9); undefined if it is not a built file */
  gzipBytes: (path: string) => number | undefined;
  /** switches all answers off, cutting open connections, or on again */
  setOffline: (offline: boolean) => void;
  close: () => Promise<void>;
}

async function readBuilt(folder: string): Promise<Map<string, BuiltFile>> {
  const built = new Map<string, BuiltFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const raw = await readFile(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isText = /text|json|svg|manifest/.test(type);
    built.set(`/${file.slice(join(folder, '/').length)}`, {
      body: isText
        ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } })
        : raw,
      encoding: isText ? 'br' : undefined,
      type,
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 16)}"`,
      gzipBytes: gzipSync(raw, { level: 9 }).length,
    });
  }
  return built;
}

function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', reject);
  });
}

/**
 * Serves a built folder as deploy/nginx.conf does, behind a slow link; with `backend`, its own sandbox answers the
 * calls, otherwise nothing does.
 */
export async function serveRaced(
  name: string,
  folder: string,
  { backend, link }: { backend: boolean; link: Link },
): Promise<RacedSite> {
  const built = await readBuilt(folder);
  const sandbox = backend ? await createSandbox({ databaseUrl: ':memory:' }) : undefined;
  const slow = new SlowLink(link);
  const sockets = new Set<Socket>();
  let offline = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const since = Date.now();
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
    if (/^\/(api|sandbox)\//.test(url.pathname)) {
      const body = await bodyOf(request);
      const reply = await sandbox?.fetch(
        new Request(url, {
          method: request.method ?? 'GET',
          headers: request.headers as Record<string, string>,
          ...(body.length > 0 && { body: new Uint8Array(body) }),
        }),
      );
      const headers = { 'Content-Type': 'application/json', ...Object.fromEntries(reply?.headers ?? []) };
      const content = reply ? Buffer.from(await reply.arrayBuffer()) : Buffer.from('{"code":404}');
      return slow.send(response, reply?.status ?? 404, headers, content, since);
    }
    const isPage = request.headers['sec-fetch-mode'] === 'navigate' || url.pathname === '/';
    const file = built.get(isPage ? '/index.html' : url.pathname);
    if (file === undefined)
      return slow.send(response, 404, { 'Content-Type': 'text/plain' }, Buffer.alloc(0), since);
    const isFixed = /^\/(assets|art)\//.test(url.pathname);
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      ETag: file.etag,
      'Cache-Control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.encoding !== undefined && { 'Content-Encoding': file.encoding }),
    };
    if (request.headers['if-none-match'] === file.etag)
      return slow.send(response, 304, headers, Buffer.alloc(0), since);
    slow.send(response, 200, headers, file.body, since);
  };

  const server = createServer((request, response) => {
    if (offline) return request.socket.destroy();
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    name,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    gzipBytes: (path) => built.get(path)?.gzipBytes,
    setOffline: (now) => {
      offline = now;
      if (now) cut();
    },
    close: async () => {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await sandbox?.close();
    },
  };
}
