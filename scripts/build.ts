import { build } from 'vite';

/**
 * Builds the site into dist/ (`npm run build`): the client, the home page for prerendering, and the page that
 * holds both.
 */
const outDir = '.cache/prerender';
const logLevel = process.argv.includes('--verbose') ? 'info' : 'warn';
await build({ logLevel });
await build({ logLevel, build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true } });
const { prerenderHome } = await import('./prerender.ts');
await prerenderHome(`${outDir}/prerender.js`);
