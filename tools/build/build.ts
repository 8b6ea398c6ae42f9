import { build, loadEnv } from 'vite';
import { emptyContacts } from './emptyContacts.ts';
import { buildFirstPaint } from './firstPaint.ts';
import { moveSourceMaps } from './sourceMaps.ts';

/**
 * Builds the site into dist/ (`npm run build`): the client, the script of the first paint, the home page for
 * prerendering, and the page that contains all three. The source maps go into dist-maps/, beside the site: crash reports
 * are resolved with them (tools/build/crash.ts), and nobody else reads them.
 */
const outDir = '.cache/prerender';
const logLevel = process.argv.includes('--verbose') ? 'info' : 'warn';
await build({ logLevel });
await moveSourceMaps('dist', 'dist-maps');
const firstPaint = await buildFirstPaint();
await build({ logLevel, build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true } });
const { prerenderHome } = await import('./prerender.ts');
await prerenderHome(`${outDir}/prerender.js`, firstPaint);

const { FLOWPLAY_CONTENT: content = '' } = loadEnv('production', process.cwd(), 'FLOWPLAY_');
const empty = await emptyContacts(content);
if (empty.length > 0)
  console.warn(
    `Not shown to players until their contact is filled in (playerProtection.ts): ${empty.join(', ')}`,
  );
