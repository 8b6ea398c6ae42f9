/** The colours of the demo's pictures: black lacquer, gold, and one hue per category. */
export const gold = { light: '#f9e2ab', mid: '#e8bd66', dark: '#9c6c2a' } as const;

/** A deterministic hash of a text (FNV-1a), so that a name always gets the same picture. */
export function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

/** Escapes a text for an attribute or element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0) ?? 32};`);
}

/** An SVG document of this size that defines the gold gradients `g` and `gl`. */
export function svgDocument(width: number, height: number, label: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeText(label)}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${gold.light}"/><stop offset=".55" stop-color="${gold.mid}"/><stop offset="1" stop-color="${gold.dark}"/></linearGradient></defs>` +
    `${content}</svg>`
  );
}

/** A background in two tones of a hue (degrees) with a soft light at `cx`, `cy` (percent). */
export function backdrop(width: number, height: number, hue: number, cx: number, cy: number): string {
  return (
    `<radialGradient id="b" cx="${cx}%" cy="${cy}%" r="90%"><stop offset="0" stop-color="hsl(${hue},52%,34%)"/><stop offset=".5" stop-color="hsl(${hue},46%,17%)"/><stop offset="1" stop-color="hsl(${hue},34%,7%)"/></radialGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#b)"/>`
  );
}

/** Rays of light around a point. */
export function rays(x: number, y: number, length: number, count: number): string {
  const half = Math.PI / count / 2;
  const point = (angle: number) =>
    `${Math.round(x + Math.cos(angle) * length)},${Math.round(y + Math.sin(angle) * length)}`;
  const blades = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return `M${x},${y}L${point(angle - half)} ${point(angle + half)}Z`;
  });
  return `<path d="${blades.join('')}" fill="${gold.light}" opacity=".06"/>`;
}

/** Sparks at positions derived from a seed, away from the centre. */
export function sparks(width: number, height: number, seed: number, count: number): string {
  let state = seed;
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 4_294_967_296) * limit);
  };
  return Array.from({ length: count }, () => {
    const [x, y, r] = [next(width), next(height), 1 + next(2)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${gold.light}" opacity=".${2 + next(5)}"/>`;
  }).join('');
}
