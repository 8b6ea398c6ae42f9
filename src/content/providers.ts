/** The short names of providers by platform_name, where it is not short itself. */
const MARKS: Readonly<Record<string, string>> = { obgdy: 'OB', fgdz: 'FG' };

/** The mark of a provider on the tiles of its games: its short name, or the platform_name in capitals. */
export function providerMark(platform: string): string {
  return MARKS[platform] ?? platform.toUpperCase();
}
