/**
 * The highlighted parts of a drawing: states by index, transitions with a text or number beside their label, '' for
 * none.
 */
export interface Lit {
  states: ReadonlySet<number>;
  transitions: ReadonlyMap<number, string>;
}

/** The style of the highlighted parts. */
export const litStyle = `.chart{--lit:#ffe7b3}.chart .s.lit>rect{stroke:#b26a00;stroke-width:2}.chart .s.lit:not(.in,.root)>rect{fill:var(--lit)}.chart .t.lit>.line{stroke:#d98200;stroke-width:3.5}.chart .t.lit>.head{fill:#d98200}.chart .step{fill:#c46f00;font-size:11px;font-weight:700}
@media(prefers-color-scheme:dark){.chart{--lit:#4a3a14}.chart .step{fill:#ffb84d}}`;

/** The drawing without its own style, for a page that includes the style once. */
export function bare(svg: string): string {
  return svg.replace(/<style>.*?<\/style>\n/s, '');
}

/** A drawing with permanent highlights. */
export function lit(svg: string, { states, transitions }: Lit): string {
  const isLit = (mark: string) =>
    mark.startsWith('s') ? states.has(Number(mark.slice(1))) : transitions.has(Number(mark.slice(1)));
  return svg
    .replaceAll(/class="([st])((?: [st]\d+)+)/g, (whole, _kind: string, marks: string) =>
      marks.trim().split(' ').some(isLit) ? `${whole} lit` : whole,
    )
    .replaceAll(
      /(<g class="t t(\d+) lit">)(<circle[^>]*>)?<text x="(\d+)" y="(\d+)">/g,
      (whole, _group: string, place: string, ring: string | undefined, x: string, y: string) => {
        const word = transitions.get(Number(place)) ?? '';
        if (word === '') return whole;
        const left = Number(x) - (ring === undefined ? 2 : 18);
        const at = whole.indexOf('>') + 1;
        return `${whole.slice(0, at)}<text class="step" text-anchor="end" x="${left}" y="${y}">${word}</text>${whole.slice(at)}`;
      },
    )
    .replace('</style>', `${litStyle}</style>`);
}
