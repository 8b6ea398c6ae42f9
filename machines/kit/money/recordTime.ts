import { beijingInstant } from '#machines/kit/calls/beijingInstant.ts';

/**
 * Whether a record, by its Beijing time, may be that of a press at `press` (epoch ms by the server's clock, null if that
 * is not known): it is not older. A record without a readable time is none, and so is every record of an unknown press.
 */
export function isNotBefore(recordTime: string, press: number | null): boolean {
  // records have whole seconds, so one of the press's own second may seem older than the press
  return press !== null && beijingInstant(recordTime) >= Math.floor(press / 1000) * 1000;
}
