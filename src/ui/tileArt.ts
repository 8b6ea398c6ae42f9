/** Which of the six tones a drawn tile has, by its game's name. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + char.charCodeAt(0)) % 997;
  return sum % 6;
}

/** What a drawn tile shows of its game's name. */
export function initialsOf(name: string): string {
  return Array.from(name).slice(0, 2).join('');
}
