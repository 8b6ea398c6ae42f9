import { escaped } from '#tools/coverage/escaped.ts';
import { bare, lit, litStyle } from '#tools/charts/lit.ts';
import type { Chart } from '#app/inspector/flow.ts';
import { chartStyle } from '#tools/charts/svg.ts';
import { statesOf } from '#app/inspector/flow.ts';
import { words } from '#tools/paths/words.ts';
import type { Comparison, Verdict } from './accepted.ts';
import { gapsOf, type Moment, type Played, type Story } from './story.ts';

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.4rem;margin:0}main{display:grid;grid-template-columns:minmax(20rem,1fr) minmax(0,1fr);gap:1.5rem;align-items:start}
.drawing{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow:auto}.drawing svg{max-width:100%;height:auto}
.drawing .s{cursor:pointer}.chart .s.now:not(.in,.root)>rect{stroke:#0b57a4;stroke-width:4}
.strips{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}section{border:1px solid #8886;border-radius:8px;padding:.75rem;break-inside:avoid}h2{font-size:1rem;margin:0 0 .5rem;max-width:32rem}
.strip{display:flex;flex-wrap:wrap;gap:.75rem;align-items:flex-start}.way{width:8rem;margin-top:1.75rem;overflow-wrap:anywhere}.way p{margin:.25rem 0}.does::before{content:'↓ '}
figure{margin:0;scroll-margin-top:1rem}figure img{display:block;border:1px solid #8888;border-radius:6px;width:min(15rem,80vw);height:auto}figure:target img:first-of-type{outline:3px solid #d98200}
figcaption{font-weight:600;margin-bottom:.25rem;max-width:15rem}.known,.gap{border:1px solid #8888;border-radius:6px;padding:.1rem .4rem}.gap{border-style:dashed}
.changed{border:2px solid #c4002b;border-radius:8px;padding:.5rem}.three{display:flex;flex-wrap:wrap;gap:.5rem}.three figcaption{font-weight:400}.bad{color:#c4002b;max-width:32rem;white-space:pre-wrap}
@media(prefers-color-scheme:dark){.changed{border-color:#ff6b88}.bad{color:#ff8da3}}@media(max-width:60rem){main{grid-template-columns:1fr}.drawing{position:static}}`;

/** A state of the drawing links to its picture, and hovering over a picture highlights its state. */
const SCRIPT = `const states=new Map(JSON.parse(document.getElementById('states').textContent));
for(const[place,id]of states){const box=document.querySelector('.drawing .s'+place),figure=document.getElementById(id);if(!box||!figure)continue;
box.addEventListener('click',()=>{location.hash=id});
for(const[type,on]of[['pointerenter',true],['pointerleave',false]])figure.addEventListener(type,()=>box.classList.toggle('now',on))}`;

const idOf = (state: string) => `state-${state}`;
const imageOf = (picture: Buffer, alt: string) =>
  `<img alt="${escaped(alt)}" src="data:image/png;base64,${picture.toString('base64')}">`;

/** The data of a board. */
export interface Board {
  story: Story;
  pictured: Played;
  /** null if there is nothing to compare with; `note` then explains why */
  comparison: Comparison | null;
  note: string;
}

function figureOf({ state, words: sees }: Moment, picture: Buffer, verdict: Verdict | undefined): string {
  const caption = (text: string) => `<figcaption>${escaped(text)}</figcaption>`;
  const id = escaped(idOf(state));
  if (verdict?.kind !== 'changed') {
    const title = verdict?.kind === 'new' ? `${sees} (new)` : sees;
    return `<figure id="${id}">${caption(title)}${imageOf(picture, sees)}</figure>`;
  }
  const { accepted, difference, pixels } = verdict;
  const how = pixels === null ? 'another size' : `${pixels} pixels differ`;
  const images = [
    ['accepted', accepted],
    ['now', picture],
    ['difference', difference],
  ] as const;
  const three = images.map(([title, image]) =>
    image === null ? '' : `<figure>${caption(title)}${imageOf(image, `${sees}, ${title}`)}</figure>`,
  );
  return `<figure id="${id}" class="changed">${caption(`${sees}: ${how}`)}<div class="three">${three.join('')}</div></figure>`;
}

/** A strip: the pictures taken in it, each preceded by the path to it in words. */
function stripOf({ pictured, comparison }: Board, moments: readonly Moment[], strip: number): string {
  const parts: string[] = [];
  let way: string[] = [];
  const leaveWay = () => {
    if (way.length > 0) parts.push(`<div class="way">${way.join('')}</div>`);
    way = [];
  };
  for (const [at, moment] of moments.entries()) {
    const shot = pictured.shots.get(moment.state);
    const sees = escaped(moment.words);
    if (moment.does !== null) way.push(`<p class="does">${escaped(moment.does)}</p>`);
    if (shot === undefined) way.push(`<p><span class="gap">${sees}: no picture</span></p>`);
    else if (shot.strip !== strip || shot.moment !== at)
      way.push(`<p><a class="known" href="#${escaped(idOf(moment.state))}">${sees}</a></p>`);
    else {
      leaveWay();
      parts.push(figureOf(moment, shot.picture, comparison?.verdicts.get(moment.state)));
    }
  }
  leaveWay();
  return `<div class="strip">${parts.join('')}</div>`;
}

/** The summary of a board in sentences. */
export function summaryOf({ story, pictured, comparison, note }: Board): string[] {
  const changed = [...(comparison?.verdicts ?? [])].filter(([, { kind }]) => kind === 'changed');
  const fresh = [...(comparison?.verdicts ?? [])].filter(([, { kind }]) => kind === 'new');
  const named = (states: readonly string[]) => states.map(words).join(', ');
  const sentences = [`${pictured.shots.size} of ${story.states.length} states have a picture.`];
  if (note !== '') sentences.push(note);
  if (comparison !== null)
    sentences.push(
      changed.length === 0
        ? 'All match the accepted pictures.'
        : `Changed since accepted: ${named(changed.map(([state]) => state))}.`,
    );
  if (fresh.length > 0) sentences.push(`New: ${named(fresh.map(([state]) => state))}.`);
  if (comparison !== null && comparison.gone.length > 0)
    sentences.push(`Accepted, but gone: ${named(comparison.gone)}.`);
  return sentences;
}

/** The self-contained page of a storyboard. */
export function pageOf(board: Board, chart: Chart, svg: string): string {
  const { story, pictured } = board;
  const places = statesOf(chart).flatMap(({ path }, place) =>
    path.length === 0 ? [] : [[place, path.join('.')] as const],
  );
  const shown = new Set(places.flatMap(([place, state]) => (pictured.shots.has(state) ? [place] : [])));
  const sections = story.strips.map(({ title, moments }, strip) => {
    const failure = pictured.failures.get(strip);
    return `<section><h2>${strip + 1}. ${escaped(title)}</h2>${
      failure === undefined ? '' : `<p class="bad">Failed: ${escaped(failure)}</p>`
    }${stripOf(board, moments, strip)}</section>`;
  });
  const gaps = gapsOf(story, pictured).map(
    ({ state, reason }) => `<li>${escaped(words(state))}: ${escaped(reason)}</li>`,
  );
  const ids = places.map(([place, state]) => [place, idOf(state)]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Storyboard of ${escaped(story.name)}</title><style>${STYLE}${chartStyle}${litStyle}</style></head><body>
<h1>Storyboard of ${escaped(story.name)}</h1>
<p>${escaped(story.purpose)}</p>
<p>${escaped(summaryOf(board).join(' '))} Highlighted states in the drawing link to their picture.</p>
<main><div class="drawing">${lit(bare(svg), { states: shown, transitions: new Map() })}</div><div class="strips">
${sections.join('\n')}
<section><h2>States without a picture</h2>${gaps.length === 0 ? '<p>None.</p>' : `<ul>${gaps.join('')}</ul>`}</section>
</div></main>
<script type="application/json" id="states">${JSON.stringify(ids).replaceAll('<', String.raw`\u003c`)}</script><script>${SCRIPT}</script>
</body></html>
`;
}
