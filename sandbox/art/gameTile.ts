import { emblemOf } from '#sandbox/art/emblems.ts';
import { backdrop, rays, seedOf, sparks, svgDocument } from '#sandbox/art/paint.ts';

/** The first hue of each category, in degrees, and the range of its hues. */
const hues: Readonly<Record<string, readonly [from: number, spread: number]>> = {
  realbet: [345, 30],
  sport: [135, 60],
  gaming: [225, 110],
  joker: [165, 45],
  lottery: [15, 30],
};

/**
 * A game's picture, about 2 kB: its emblem without the name, which the tile displays. Square 240×240, wide 320×180;
 * the edges are empty, so that a tile with another aspect ratio can crop it.
 */
export function gameTile(name: string, category: string, wide: boolean): string {
  const seed = seedOf(name);
  const [from, spread] = hues[category] ?? [20, 330];
  const hue = (from + (seed % spread)) % 360;
  const [width, height] = wide ? [320, 180] : [240, 240];
  const x = width / 2;
  const y = wide ? 84 : 120;
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
      `<g transform="translate(${x} ${y}) scale(${scale})">${emblem}</g>`,
  );
}
