import type { Context } from 'hono';
import type { Backend } from '#sandbox/backend.ts';

const twins: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * The address of a demo page for a frame. The site frames no page of its own origin (design, Safety), so the address
 * uses the machine's other name, or `frameOrigin` if given.
 */
export function framedAddress(c: Context, backend: Backend, path: string): string {
  const url = new URL(path, c.req.url);
  if (backend.frameOrigin !== undefined) return new URL(path, backend.frameOrigin).href;
  url.hostname = twins[url.hostname] ?? url.hostname;
  return url.href;
}
