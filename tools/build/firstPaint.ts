import { build, type Rolldown } from 'vite';
import { shared } from './shared.ts';

/**
 * Builds the script that paints known data of the home page before the app starts (src/boot), and returns its
 * code, which is inlined into the page. It is a separate build, so that it shares no chunk with the app.
 */
export async function buildFirstPaint(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: shared.resolve,
    define: shared.define,
    css: shared.css,
    build: {
      write: false,
      // it would otherwise become part of the script
      cssCodeSplit: false,
      target: shared.target,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/boot/main.ts',
        treeshake: shared.treeshake,
        output: { format: 'iife' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  // it uses the app's class names
  const script = output.find((file) => file.type === 'chunk');
  if (script === undefined || script.code.includes('</script'))
    throw new Error('The first paint has no script');
  return script.code.trim();
}
