import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import { TIME_LIMIT_MS } from '#lib/timeLimit.ts';
import { addressOf, beyondEntry, readManifest } from './manifest.ts';

// The prerendered home shell, the entry's CSS, the early requests and the CSP go into dist/index.html.
const dist = 'dist';
const page = join(dist, 'index.html');
const apiBase = process.env['VITE_API_BASE'] ?? '/';
/** The id of the last element of the page. */
const LAST = 'last';

/**
 * Runs before anything else: it requests the home's data, the banner first, or hides the home shell on other routes,
 * and records taps before the app starts. An address in the form of another app (D67) shows home only where that is
 * plain. Each request takes a slow phone about 10 ms, so the others are sent after the shell has been parsed.
 */
export const early = `(function(d,w){var l=location,t='',
home=/^\\/(index\\.html)?$/.test(l.pathname)&&/^(#\\/?(\\?.*)?)?$/.test(l.hash);
if(!home)d.documentElement.setAttribute('data-elsewhere','');
d.addEventListener('click',function(e){w.flowplayTapped=e.target});
try{t=sessionStorage.getItem('token')||''}catch(e){}
var e=w.flowplayEarly={},b=${JSON.stringify(apiBase)}.replace(/\\/$/,'');
var now=Promise.resolve(),later=new Promise(function(r){setTimeout(r)});
function ask(when,p,body){
e[p]=when.then(function(){return new Promise(function(r){var x=new XMLHttpRequest();x.open(body?'POST':'GET',b+p);
x.setRequestHeader('Authorization','Bearer '+t);x.setRequestHeader('Content-Type','application/json');
x.timeout=${TIME_LIMIT_MS};x.onload=function(){function head(n){return(new RegExp('^'+n+': *(.*)$','im').exec(x.getAllResponseHeaders())||[])[1]}r({status:x.status,text:x.responseText,date:head('date'),age:head('age'),at:Date.now()})};x.onerror=x.ontimeout=function(){r()};x.send(body)})}).catch(function(){})}
if(home){ask(now,'/api/bannerList','{"type":2}');ask(later,'/api/game/list?category=hot');ask(later,'/api/hot-game');ask(later,'/api/homenotice','{}')}
ask(later,'/api/app','{}');
})(document,window)`.replaceAll('\n', '');

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Scripts only from the own origin, and the hashed one; inline styles are allowed, because the first screen uses them.
 * Pictures, frames and requests may go anywhere, because the operator's and the games' addresses are not known here.
 */
function policy(inlineScripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    // like `frame-src`: before it counts as shown, the host of a framed page is asked whether it is there
    "connect-src 'self' http: https:",
    'frame-src http: https:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Removes the design tokens that nothing in the page uses; the style sheet defines them together with the rules that
 * use them.
 */
function withoutUnusedTokens(html: string): string {
  const shorter = html.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, token: string) =>
    html.includes(`var(${token}`) ? declaration : '',
  );
  return shorter === html ? html : withoutUnusedTokens(shorter);
}

/** The chunks loaded after the first screen of each visit, without which no deploy would be noticed. */
async function filesForLater(): Promise<string> {
  const manifest = await readManifest();
  const keys = ['after', 'watchRelease', 'pageTable'].flatMap((name) => {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
    if (key === undefined) throw new Error(`There is no chunk ${name}`);
    return beyondEntry(manifest, key);
  });
  return [...new Set(keys)].map((key) => addressOf(manifest, key)).join(' ');
}

/**
 * Completes dist/index.html with the output of the built prerender module and the script of the first paint. The page
 * contains the rules that this markup uses; the rest of the entry's style sheet is linked after it, where it does not
 * block the first paint.
 */
export async function prerenderHome(module: string, firstPaint: string): Promise<void> {
  const { render } = (await import(pathToFileURL(module).href)) as {
    render: () => { html: string; title: string; paintedClasses: readonly string[] };
  };
  const { html, title, paintedClasses } = render();
  const styles = new Beasties({
    path: dist,
    preload: 'body',
    // the sheet stays whole: where some selectors of a list match, pruning would lose the others
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: 'warn',
    // set by the script in the head, so it does not appear in this markup
    // and the room beside the column hangs on the page's root, above the markup
    allowRules: [
      /data-elsewhere/,
      /:has\(\.framed\)$/,
      ...paintedClasses.map((name) => new RegExp(`\\.${name}(?![\\w-])`)),
    ],
  });
  const index = (await readFile(page, 'utf8'))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    .replace(/>\n\s*/g, '>')
    .replace(/\n\s*/g, ' ');
  const styled = withoutUnusedTokens(await styles.process(index));
  await writeFile(
    page,
    styled
      .replace(' data-beasties-container', '')
      // before the style sheet, because scripts after it would wait for it
      .replace(
        '<link rel="stylesheet"',
        () => `<script>${firstPaint}</script><link id="${LAST}" media="print" rel="stylesheet"`,
      )
      // frames of half a page are laid out for nothing, and delay the first answers
      .replace('<link rel="icon"', (icon) => `<link rel="expect" href="#${LAST}" blocking="render">${icon}`)
      // what every visit needs later: the worker keeps the files that the page names (public/service-worker.js)
      .replace('<body', `<body data-later="${await filesForLater()}"`)
      // both are on the own origin
      .replace(/(script type="module"|rel="stylesheet") crossorigin/g, '$1')
      .replace(
        /<meta charset="utf-8" ?\/?>/,
        (charset) =>
          `${charset}<meta http-equiv="Content-Security-Policy" content="${policy([early, firstPaint])}"><script>${early}</script>`,
      ),
  );
}
