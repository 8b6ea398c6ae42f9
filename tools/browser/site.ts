import type { Server } from 'node:http';
import { preview } from 'vite';
import type { SandboxOptions } from '#sandbox/sandbox.ts';
import { sandboxPlugin } from '#sandbox/vite-plugin.ts';

/** The built site with its own sandbox, on its own port. */
export interface Site {
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves dist/ with a sandbox on this database, like `npm start`; by default on a free port. `sandbox` can set a fixed
 * time and random source.
 */
export async function serveSite(database: string, port = 0, sandbox?: SandboxOptions): Promise<Site> {
  process.env['FLOWPLAY_DATABASE'] = database;
  const server = await preview({
    logLevel: 'error',
    preview: { port, strictPort: port !== 0, host: '127.0.0.1' },
    ...(sandbox !== undefined && { configFile: false, plugins: [sandboxPlugin(sandbox)] }),
  });
  // a request fails if it uses a keep-alive connection that the server is just closing
  (server.httpServer as Server).keepAliveTimeout = 0;
  const bound = server.httpServer.address();
  if (bound === null || typeof bound === 'string') throw new Error('The site has no port');
  return { address: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
}
