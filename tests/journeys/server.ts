import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

/** Serves dist/ with a sandbox in memory on a free port, as `npm start` does with a file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env['FLOWPLAY_DATABASE'] = ':memory:';
  const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  project.provide('site', `http://127.0.0.1:${address.port}`);
  return () => server.close();
}
