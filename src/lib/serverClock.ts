/**
 * The server's time, by the `Date` header of its answers: a phone's clock may be a day off. What is compared with a
 * time of the server, or is part of a Beijing day, goes by it; a length of time goes by the phone's own clock.
 */

/** The header has whole seconds, and the answer was on its way: a smaller difference is none, in ms. */
const TOLERANCE_MS = 2000;

/** How far the server's clock is ahead of the phone's, in ms; null until an answer has told. */
let ahead: number | null = null;

/**
 * How far it is ahead at least, in ms, by the last answer: the header's seconds are cut, and the answer was on its way,
 * so the clock is never behind what an answer tells. Null until one has told.
 */
let aheadAtLeast: number | null = null;

/**
 * Notes the `Date` of an answer that came at `at` (epoch ms by the phone's clock), and the seconds that a cache has kept
 * it, its `Age`. Without a readable date, as from another origin that does not expose the header, nothing is known.
 */
export function noteServerTime(date: string | null | undefined, at: number, age = 0): void {
  const told = Date.parse(date ?? '') + age * 1000 - at;
  if (Number.isNaN(told)) return;
  aheadAtLeast = told;
  if (Math.abs(told - (ahead ?? 0)) > TOLERANCE_MS) ahead = told;
  else ahead ??= 0;
}

/** The server's time (epoch ms); by the phone's clock as long as no answer has told it. */
export function serverNow(): number {
  return Date.now() + (ahead ?? 0);
}

/** The server's time (epoch ms), or null as long as no answer has told it. */
export function knownServerNow(): number | null {
  return ahead === null ? null : serverNow();
}

/** The earliest server time (epoch ms) that the phone's `at` can have been, or null as long as no answer has told it. */
export function earliestServerTime(at: number): number | null {
  return aheadAtLeast === null ? null : at + aheadAtLeast;
}

/** Forgets what was told, as a new page does. */
export function forgetServerTime(): void {
  ahead = null;
  aheadAtLeast = null;
}
