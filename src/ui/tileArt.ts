/** The hue of a generated tile in degrees, derived from the game's name; names that differ little have far hues. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + char.charCodeAt(0)) % 360;
  return (sum * 137) % 360;
}

/**
 * The text of a generated tile, at most four characters: the name, or of a long one its first and last two, so that
 * games of one series differ; of several words their first letters.
 */
export function drawnName(name: string): string {
  const words = name.split(/\s+/);
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)) : Array.from(name);
  return (letters.length > 4 ? [...letters.slice(0, 2), ...letters.slice(-2)] : letters).join('');
}

/** What a tile says of its game besides the name: its badge and the mark of its provider. */
export function tileWords(badge = '', mark = ''): string {
  return `${badge} ${mark}`.trim();
}
