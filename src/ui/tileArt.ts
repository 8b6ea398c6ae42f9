/** The tone of a generated tile, one of six, derived from the game's name. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + char.charCodeAt(0)) % 997;
  return sum % 6;
}

/** The text of a generated tile: the first two characters of the game's name. */
export function initialsOf(name: string): string {
  return Array.from(name).slice(0, 2).join('');
}
