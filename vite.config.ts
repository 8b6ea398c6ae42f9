import type { OutgoingHttpHeaders } from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type ProxyOptions } from 'vite';
import { sandboxPlugin } from './sandbox/vite-plugin.ts';
import { operatorContent } from './tools/build/operatorContent.ts';
import { pageFiles } from './tools/build/pageFiles.ts';
import { shared } from './tools/build/shared.ts';

/**
 * In front of a real backend (`FLOWPLAY_BACKEND=https://…`) dev and preview pass on to it what deploy/nginx.conf does:
 * calls, and reads of the pictures in its folders, which `more` (`FLOWPLAY_PICTURES`) adds to.
 */
function proxyTo(backend: string, more: string): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target: backend,
    changeOrigin: true,
    // the site's own policy stays, and what the backend runs on is nobody's business
    configure: (proxy) =>
      void proxy.on('proxyRes', ({ headers }) => {
        delete headers['content-security-policy'];
        delete headers['x-powered-by'];
      }),
  };
  const pictures = String.raw`^/(games|uploads${more === '' ? '' : `|${more}`})/[^?]+\.(avif|gif|ico|jpe?g|png|svg|webp)(\?|$)`;
  return {
    '^/api/': options,
    [pictures]: {
      ...options,
      bypass: ({ method = '' }) => (['GET', 'HEAD'].includes(method) ? undefined : false),
    },
  };
}

/** Chunks here bring no sheet and preload nothing, so Vite's wrapping of each `import()` would only weigh. */
const withoutPreloading: Plugin = {
  name: 'flowplay-without-preloading',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  renderChunk: (code) =>
    code.includes('__vitePreload(')
      ? { code: code.replaceAll('__vitePreload(', '((').replaceAll(', __VITE_PRELOAD__)', '))()'), map: null }
      : undefined,
};

/**
 * `npm start` serves built files with the cache headers of docs/deploy.md, where Vite would ask anew for each, and
 * answers of calls with its policy, under which they run nothing when they are opened directly.
 */
const cacheHeaders: Plugin = {
  name: 'flowplay-cache-headers',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/api/'))
        response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
      const [, folder] = /^\/(assets|art)\//.exec(request.url ?? '') ?? [];
      if (folder !== undefined) {
        const value = folder === 'assets' ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
        const writeHead = response.writeHead.bind(response);
        const writeCacheable = (status: number, headers?: OutgoingHttpHeaders) =>
          writeHead(status, { ...headers, ...(status === 200 && { 'Cache-Control': value }) });
        Object.assign(response, { writeHead: writeCacheable });
      }
      next();
    });
  },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  const {
    FLOWPLAY_BACKEND: backend = '',
    FLOWPLAY_CONTENT: content = '',
    FLOWPLAY_PICTURES: pictures = '',
  } = {
    ...loadEnv(mode, process.cwd(), 'FLOWPLAY_'),
    ...process.env,
  };
  const server = {
    port: 4173,
    strictPort: false,
    // only this machine, under both its names: the sandbox's framed pages come from the other one. `--host` opens it
    // to the network, where anyone could use the calls for testers
    host: '127.0.0.1',
    ...(backend !== '' && { proxy: proxyTo(backend, pictures) }),
  };
  return {
    plugins: [
      operatorContent(content),
      react(),
      withoutPreloading,
      pageFiles,
      cacheHeaders,
      ...(backend === '' ? [sandboxPlugin()] : []),
    ],
    server: { ...server, port: 5173 },
    preview: server,
    resolve: shared.resolve,
    define: shared.define,
    css: shared.css,
    build: {
      target: shared.target,
      // the code for it would stand in the entry; pages are fetched on intent instead
      modulePreload: false,
      assetsInlineLimit: 0,
      // one sheet, linked after the home shell's own styles: chunks need no code to fetch theirs
      cssCodeSplit: false,
      manifest: isSsrBuild !== true,
      // the notices of the packages in the build, which their licences require
      license: isSsrBuild !== true && { fileName: 'licenses.md' },
      // tools/build/build.ts moves the maps out of the site
      sourcemap: isSsrBuild !== true && 'hidden',
      // one file before content: shared modules in chunks of their own would compress worse and come later
      ...(isSsrBuild !== true && {
        rolldownOptions: {
          treeshake: shared.treeshake,
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: [
                { name: 'app', tags: ['$initial'] },
                // what follows the first screen anyway comes in one request
                {
                  name: 'after',
                  test: /defineProperty|src\/(app\/(calls\/crashReport|afterLoad|offlineFiles|preloadOnIntent|restoredDocument|shell\/(Overlays|OfflineNotice|LogoutDialog|ExpiryDialog|SessionAlert))|areas\/home\/(HomeExtras|HomeFooter|RedPacket|Welcome)|ui\/(Marquee|OutsideHtml))\./,
                },
                // the welcome is the first dialog that most people meet
                { name: 'dialog', test: /src\/(ui\/(Alert)?Dialog|areas\/home\/WelcomeDialog)\./ },
                // what pages share, in few files: each is a request, and a phone has six connections to a server
                // without HTTP/2. The first is there after the first page; the others serve the pages that need them,
                // parts below 3 kB of source joined to their neighbours (docs/performance.md)
                { name: 'pages', minShareCount: 6 },
                // joined to the forms of accounts otherwise, which the records do not need
                { name: 'select', test: /src\/ui\/Select\./ },
                { name: 'areas', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
              ],
            },
            // the name of a group's chunk also lists all its modules; that of a page ends with .page
            chunkFileNames: ({ name }) => `assets/${name.split(/[~.]/, 1)[0]}-[hash].js`,
          },
        },
      }),
      copyPublicDir: isSsrBuild !== true,
    },
    ssr: isSsrBuild === true ? { noExternal: true } : {},
  };
});
