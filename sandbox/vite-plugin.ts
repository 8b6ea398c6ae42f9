import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger, Plugin } from 'vite';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts';
import { DEMO_LOGIN } from '#sandbox/seed/demo.ts';
import { DroppedConnection } from '#sandbox/tester/scenarios.ts';

type Next = (error?: unknown) => void;
interface Host {
  middlewares: { use(handler: (req: IncomingMessage, res: ServerResponse, next: Next) => void): unknown };
  httpServer: { once(event: 'close' | 'listening', listener: () => void): unknown } | null;
  config: { logger: Logger };
}

/**
 * Serves /api and /sandbox from the embedded backend in Vite's dev and preview servers, unless FLOWPLAY_BACKEND names
 * a real backend. FLOWPLAY_DATABASE is the database (path, `:memory:` or libsql address), FLOWPLAY_FRAME_ORIGIN the
 * origin of framed demo pages, and FLOWPLAY_LOOSE the seed of loosened responses.
 */
export function sandboxPlugin(options: SandboxOptions = {}): Plugin {
  const mount = (host: Host) => {
    if ((process.env['FLOWPLAY_BACKEND'] ?? '') !== '') return;
    const log = (line: string) => host.config.logger.info(line, { timestamp: true });
    const sandbox = createSandbox({ ...fromEnvironment(), log, ...options });
    // Log a failed start now; only a request would await the promise, so it would be an unhandled rejection.
    sandbox.catch((error: unknown) => host.config.logger.error(`sandbox: ${String(error)}`));
    host.middlewares.use(sandboxListener(sandbox));
    host.httpServer?.once('listening', () =>
      log(`演示账号 ${DEMO_LOGIN.username} 密码 ${DEMO_LOGIN.password}`),
    );
    host.httpServer?.once('close', () => void sandbox.then((opened) => opened.close()));
  };
  return {
    name: 'flowplay-sandbox',
    configureServer: (server) => mount(server),
    configurePreviewServer: (server) => mount(server),
  };
}

/** A middleware that handles /api and /sandbox and passes every other path on. */
export function sandboxListener(sandbox: Sandbox | Promise<Sandbox>) {
  return (req: IncomingMessage, res: ServerResponse, next: Next): void => {
    if (!/^\/(api|sandbox)\//.test(req.url ?? '')) return next();
    const listener = getRequestListener(
      async (request) => {
        try {
          return await (await sandbox).fetch(request, req.socket.remoteAddress);
        } catch (error) {
          if (!(error instanceof DroppedConnection)) throw error;
          req.socket.destroy();
          return new Response(null);
        }
      },
      // Replacing the global Request would affect everything else in Vite's process.
      { overrideGlobalObjects: false },
    );
    void listener(req, res);
  };
}

function fromEnvironment(): SandboxOptions {
  const databaseUrl = process.env['FLOWPLAY_DATABASE'];
  const frameOrigin = process.env['FLOWPLAY_FRAME_ORIGIN'];
  const loose = Number(process.env['FLOWPLAY_LOOSE'] ?? '');
  return {
    ...(loose > 0 ? { loose } : {}),
    ...(databaseUrl === undefined || databaseUrl === '' ? {} : { databaseUrl }),
    ...(frameOrigin === undefined || frameOrigin === '' ? {} : { frameOrigin }),
  };
}
