/** A part of the screen by its upper and lower edge, in px, and how bad it is to cover it. */
export interface Part {
  top: number;
  bottom: number;
  cost: number;
}

/** The distance in px that a toast keeps from what it must not cover. */
export const MARGIN = 6;
/** Edges of the same element may differ by rounding, in px. */
const ROUNDING = 0.5;

/** Where the upper edge of a toast may be, in px: at first, at last, and where it is if that covers nothing. */
export interface Room {
  first: number;
  usual: number;
  last: number;
}

/** How bad it is for a toast of this height to have its upper edge here. */
export function costAt(top: number, height: number, parts: readonly Part[]): number {
  return parts
    .filter((part) => top < part.bottom + MARGIN - ROUNDING && top + height > part.top - MARGIN + ROUNDING)
    .reduce((sum, { cost }) => sum + cost, 0);
}

/**
 * The upper edge of a toast of this height, in px: where it covers the least, and of these places the nearest to the
 * usual one.
 */
export function toastTop(height: number, { first, usual, last }: Room, parts: readonly Part[]): number {
  const besides = parts.flatMap(({ top, bottom }) => [top - height - MARGIN, bottom + MARGIN]);
  const tops = [usual, first, last, ...besides.filter((top) => top > first && top < last)];
  const costOf = (top: number) => costAt(top, height, parts);
  const awayOf = (at: number) => Math.abs(at - usual);
  return tops.reduce((best, top) => {
    const worse = costOf(top) - costOf(best);
    return worse < 0 || (worse === 0 && awayOf(top) < awayOf(best)) ? top : best;
  });
}
