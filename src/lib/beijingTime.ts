/** Beijing has UTC+8 all year, in ms. */
const AHEAD_MS = 8 * 3_600_000;

/** The Beijing time of an instant (ms since 1970), such as `2026-11-21 08:03:00`. */
export function beijingText(at: number): string {
  return new Date(at + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}
