import { preview } from 'vite';

/** The built site with a sandbox of its own, on its own port. */
export interface Site {
  address: string;
  close: () => Promise<void>;
}

/** Serves dist/ with a sandbox on this database, as `npm start` does; a free port unless given. */
export async function serveSite(database: string, port = 0): Promise<Site> {
  process.env['FLOWPLAY_DATABASE'] = database;
  const server = await preview({
    logLevel: 'error',
    preview: { port, strictPort: port !== 0, host: '127.0.0.1' },
  });
  const bound = server.httpServer.address();
  if (bound === null || typeof bound === 'string') throw new Error('The site has no port');
  return { address: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
}
