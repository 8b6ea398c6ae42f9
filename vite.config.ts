import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ProxyOptions } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { sandboxPlugin } from './sandbox/vite-plugin.ts';

/** In front of a real backend (`FLOWPLAY_BACKEND=https://…`) dev and preview pass the calls on to it. */
function proxyTo(backend: string): Record<string, ProxyOptions> {
  return {
    '/api': { target: backend, changeOrigin: true },
    '/games': { target: backend, changeOrigin: true },
  };
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const backend = { ...loadEnv(mode, process.cwd(), 'FLOWPLAY_'), ...process.env }['FLOWPLAY_BACKEND'] ?? '';
  const server = {
    port: 4173,
    strictPort: false,
    ...(backend !== '' && { proxy: proxyTo(backend) }),
  };
  return {
    plugins: [react(), ...(backend === '' ? [sandboxPlugin()] : [])],
    // reachable under both names of the machine: the sandbox's framed pages come from the other one
    server: { ...server, port: 5173, host: true },
    preview: server,
    // the shim is for Reacts before 18; the first screen saves its bytes
    resolve: {
      alias: [
        {
          find: /^use-sync-external-store\/shim(\/index\.js)?$/,
          replacement: fileURLToPath(new URL('src/lib/syncExternalStore.ts', import.meta.url)),
        },
      ],
    },
    define: {
      'import.meta.env.VITE_INSPECTOR': JSON.stringify(process.env['VITE_INSPECTOR'] ?? '0'),
      'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageJson.version),
    },
    // four characters a class: they stand in the page itself, in its markup and its styles
    ...(command === 'build' && { css: { modules: { generateScopedName: '[hash:base64:4]' } } }),
    build: {
      // for Chrome 87 and Safari 14: the compiler lowers every class field for the sake of static blocks, which no
      // file here has (npm run sizes looks), and only those came with Chrome 94
      target: ['chrome94', 'safari14'],
      // the code for it would stand in the entry; pages are fetched on intent instead
      modulePreload: false,
      assetsInlineLimit: 0,
      // one sheet, linked after the home shell's own styles: chunks need no code to fetch theirs
      cssCodeSplit: false,
      manifest: isSsrBuild !== true,
      // one file before content: shared modules in chunks of their own would compress worse and come later
      ...(isSsrBuild !== true && {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'app', tags: ['$initial'] },
                // what follows the first screen anyway comes in one request
                {
                  name: 'after',
                  test: /src\/(app\/(afterLoad|offlineFiles|preloadOnIntent|shell\/(Overlays|OfflineNotice|LogoutDialog|ExpiryDialog|SessionAlert))|features\/home\/(HomeExtras|HomeFooter|RedPacket|Welcome)|ui\/Marquee)\./,
                },
              ],
            },
            // the entry holds these names; the manifest tells what is what
            chunkFileNames: 'assets/[hash].js',
          },
        },
      }),
      copyPublicDir: isSsrBuild !== true,
    },
    ssr: isSsrBuild === true ? { noExternal: true } : {},
  };
});
