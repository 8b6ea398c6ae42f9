import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Page } from 'playwright-core';
import { addressOf, readManifest } from '#tools/build/manifest.ts';
import type { Phone } from '#tools/browser/phone.ts';

/** A web server for successive builds, which only has the files of the latest one. */
export type Deploys = Awaited<ReturnType<typeof serveDeploys>>;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html',
  webmanifest: 'application/manifest+json',
};

const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Serves dist/ in front of a site's sandbox; each build has the same files under different names. */
export async function serveDeploys(site: string) {
  const files = readdirSync('dist/assets');
  const anyFile = new RegExp(files.map((file) => file.replaceAll('.', '\\.')).join('|'), 'g');
  let build = 0;
  let pageHeld = false;
  let pageForAnything = false;
  let isLost: (file: string) => boolean | Promise<boolean> = () => false;

  const nameIn = (file: string, ofBuild: number) =>
    ofBuild === 0 ? file : file.replace('.', `-${ofBuild}.`);
  const inBuild = (text: string, ofBuild: number) => text.replace(anyFile, (file) => nameIn(file, ofBuild));
  const page = (ofBuild: number) => inBuild(readFileSync('dist/index.html', 'utf8'), ofBuild);

  const app = new Hono();
  const toSandbox = (path: string, request: Request) => proxy(site + path, { raw: request });
  app.all('/api/*', ({ req }) => toSandbox(req.url.slice(new URL(req.url).origin.length), req.raw));
  app.all('/sandbox/*', ({ req }) => toSandbox(req.url.slice(new URL(req.url).origin.length), req.raw));
  app.get('/', (context) => {
    const navigates = context.req.header('Sec-Fetch-Mode') === 'navigate';
    context.header('Cache-Control', 'no-cache');
    return context.html(page(pageHeld && navigates ? 0 : build));
  });
  app.get('/assets/:file', async (context) => {
    // a deployment during the request does not change its response
    const asked = context.req.param('file');
    const ofBuild = pageHeld && files.includes(asked) ? 0 : build;
    const file = files.find((one) => nameIn(one, ofBuild) === asked);
    if (file === undefined || (await isLost(file)))
      return pageForAnything ? context.html(page(build)) : context.notFound();
    context.header('Content-Type', typeOf(file));
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    return context.body(inBuild(await readFile(join('dist/assets', file), 'utf8'), ofBuild));
  });
  app.get('*', async (context) => {
    const file = await readFile(join('dist', context.req.path)).catch(() => null);
    if (file === null) return context.notFound();
    context.header('Content-Type', typeOf(context.req.path));
    return context.body(new Uint8Array(file));
  });

  const server = await new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        port,
        close: () =>
          new Promise((closed) => {
            started.close(() => closed());
            if ('closeAllConnections' in started) started.closeAllConnections();
          }),
      }),
    );
  });
  return {
    address: `http://127.0.0.1:${server.port}`,
    /** replaces the current build by the next one */
    deploy: () => void (build += 1),
    /** replaces the current build by the one before */
    rollBack: () => void (build -= 1),
    /**
     * removes files from the current build, by a test of the file's name in dist/assets; a request of the file waits for
     * the test's promise
     */
    lacks: (test: typeof isLost) => void (isLost = test),
    /** navigations get the first build's page and files from now on, as from a stale cache */
    holdPage: () => void (pageHeld = true),
    /** missing files are answered with the page and 200, as many servers are configured */
    answersAnythingWithPage: () => void (pageForAnything = true),
    close: server.close,
  };
}

/** The file of a chunk in the first build, by its source. */
export async function chunkOf(source: string): Promise<string> {
  return basename(addressOf(await readManifest(), source));
}

/** The builds, counted from 0, whose files the page has loaded. */
export const buildsLoaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*js$/.test(name))
        .map(({ name }) => /-(\d+)\.js$/.exec(name)?.[1] ?? '0'),
    ),
  ]);

/** Whether the service worker controls the page, and the check for new versions is running. */
export const isWatchingRelease = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const entry = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    const kept = await Promise.all(['/', entry].map((url) => caches.match(url)));
    return (
      navigator.serviceWorker.controller !== null &&
      document.getElementById('release') !== null &&
      !kept.includes(undefined)
    );
  });

/** Accepts the console errors of a test whose files are gone: failed requests, and the report of a page without them. */
export function acceptMissingFiles(phone: Phone): void {
  phone.requestsFail = true;
  const { errors } = phone;
  const push = errors.push.bind(errors);
  errors.push = (...lines) => push(...lines.filter((line) => !/^view |"actor":"view"/.test(line)));
}
