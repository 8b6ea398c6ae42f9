import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';

// The prerendered home shell, the entry's CSS, the early requests and the CSP go into dist/index.html.
const dist = 'dist';
const page = join(dist, 'index.html');
const apiBase = process.env['VITE_API_BASE'] ?? '/';
const crashReportUrl = process.env['VITE_CRASH_REPORT_URL'] ?? '';

/** Runs before anything else: asks for the home's data at once, or hides the home shell on other routes. */
const early = `(function(d,w){var h=location.hash.replace(/^#?\\/?/,''),home=!h||h[0]==='?',t='';
if(!home)d.documentElement.setAttribute('data-elsewhere','');
try{t=sessionStorage.getItem('token')||''}catch(e){}
if(!w.fetch)return;
var e=w.flowplayEarly={},b=${JSON.stringify(apiBase)}.replace(/\\/$/,''),H={Authorization:'Bearer '+t,'Content-Type':'application/json'};
function ask(p,o){o.headers=H;var r=e[p]=fetch(b+p,o);r.catch(function(){});return r}
ask('/api/app',{method:'POST',body:'{}'});
if(!home)return;
ask('/api/bannerList',{method:'POST',body:'{"type":2}'}).then(function(r){return r.clone().json()}).then(function(j){new Image().src=j.data[0].src}).catch(function(){});
ask('/api/homenotice',{method:'POST',body:'{}'});
ask('/api/game/list?category=hot',{method:'GET'});
ask('/api/hot-game',{method:'GET'})})(document,window)`.replaceAll('\n', '');

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What the policy says of an address that the page calls: its origin, or nothing where that is our own. */
function foreignOrigin(address: string): string {
  return address === '' || /^\/(?!\/)/.test(address) ? '' : ` ${new URL(address).origin}`;
}

/** Scripts of our own origin and the hashed one only; styles inline, as the first screen's are. */
function policy(inlineScripts: readonly string[]): string {
  const called = new Set([apiBase, crashReportUrl].map(foreignOrigin));
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    `connect-src 'self'${[...called].join('')}`,
    'frame-src http: https:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Completes dist/index.html with what the built prerender module renders. The rules that this markup uses stand
 * in the page; the rest of the entry's style sheet is linked after it, where it holds up no paint.
 */
export async function prerenderHome(module: string): Promise<void> {
  const { render } = (await import(pathToFileURL(module).href)) as {
    render: () => { html: string; title: string };
  };
  const { html, title } = render();
  const styles = new Beasties({
    path: dist,
    preload: 'body',
    // the sheet stays whole: where some selectors of a list match, pruning would lose the others
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: 'warn',
    // set by the script in the head, so no markup here shows it
    allowRules: [/data-elsewhere/],
  });
  const index = (await readFile(page, 'utf8'))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    .replace(/>\n\s*/g, '>')
    .replace(/\n\s*/g, ' ');
  const styled = await styles.process(index);
  await writeFile(
    page,
    styled
      .replace(' data-beasties-container', '')
      .replace(
        /<meta charset="utf-8" ?\/?>/,
        (charset) =>
          `${charset}<meta http-equiv="Content-Security-Policy" content="${policy([early])}"><script>${early}</script>`,
      ),
  );
}
