import { emblemOf } from '#sandbox/art/emblems.ts';
import { backdrop, escapeText, rays, seedOf, sparks, svgDocument } from '#sandbox/art/paint.ts';

/** Where a category's hues begin, in degrees, and how far they spread. */
const hues: Readonly<Record<string, readonly [from: number, spread: number]>> = {
  realbet: [345, 30],
  sport: [135, 60],
  gaming: [225, 110],
  joker: [165, 45],
  lottery: [15, 30],
};

/**
 * A game's picture, about 2 kB: emblem above its name. Square 240×240, wide 320×180;
 * everything stays clear of the edges, so that a tile of another shape may crop it.
 */
export function gameTile(name: string, category: string, wide: boolean): string {
  const seed = seedOf(name);
  const [from, spread] = hues[category] ?? [20, 330];
  const hue = (from + (seed % spread)) % 360;
  const [width, height] = wide ? [320, 180] : [240, 240];
  const x = width / 2;
  const y = wide ? 76 : 98;
  const title = Array.from(name).slice(0, 8).join('');
  const size = Math.min(wide ? 26 : 30, Math.floor((width * 0.74) / Math.max(4, Array.from(title).length)));
  const emblem = emblemOf(name, category, seed);
  const scale = wide ? 0.95 : 1.2;
  return svgDocument(
    width,
    height,
    name,
    backdrop(width, height, hue, 50, 32) +
      rays(x, y, width, 9 + (seed % 6)) +
      sparks(width, height, seed, 12) +
      `<circle cx="${x}" cy="${y}" r="${wide ? 58 : 76}" fill="hsl(${hue},50%,12%)" opacity=".45"/>` +
      `<g transform="translate(${x} ${y}) scale(${scale})">${emblem}</g>` +
      `<text x="${x}" y="${wide ? 158 : 208}" text-anchor="middle" font-family="'Songti SC','Noto Serif CJK SC','PingFang SC','Noto Sans CJK SC',serif" font-size="${size}" font-weight="700" fill="url(#g)" stroke="#160d09" stroke-width="4" paint-order="stroke">${escapeText(title)}</text>`,
  );
}
