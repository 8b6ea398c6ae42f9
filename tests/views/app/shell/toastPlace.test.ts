import { array, integer, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARGIN, toastTop, type Part } from '#app/shell/toastPlace.ts';
import { forAll } from '#tests/support/property.ts';

const HEIGHT = 40;
const ROOM = { first: 6, usual: 700, last: 700 };
const at = (...parts: Part[]) => toastTop(HEIGHT, ROOM, parts);

describe('a toast', () => {
  test('is at the foot of the screen where that covers nothing', () => {
    expect(at()).toBe(700);
    expect(at({ top: 600, bottom: 690, cost: 1 })).toBe(700);
    expect(at({ top: 740 + MARGIN, bottom: 800, cost: 1 })).toBe(700);
  });

  test('moves to just above what it would cover there', () => {
    expect(at({ top: 690, bottom: 760, cost: 1 })).toBe(690 - HEIGHT - MARGIN);
    expect(at({ top: 739 + MARGIN, bottom: 800, cost: 1 })).toBe(739 - HEIGHT);
  });

  test('goes below its usual place where there is room and that is nearer', () => {
    const over = { top: 690, bottom: 720, cost: 1 };
    const below = toastTop(HEIGHT, { ...ROOM, last: 800 }, [over]);
    expect(below).toBe(720 + MARGIN);
    expect(toastTop(HEIGHT, { ...ROOM, last: 720 + MARGIN - 1 }, [over])).toBe(690 - HEIGHT - MARGIN);
    expect(toastTop(HEIGHT, { ...ROOM, last: 800 }, [{ ...over, bottom: 790 }])).toBe(690 - HEIGHT - MARGIN);
  });

  test('stands in the lowest gap that is high enough', () => {
    const low = { top: 640, bottom: 760, cost: 1 };
    const gapOf = (gap: number): Part => ({ top: 300, bottom: 640 - gap, cost: 1 });
    expect(at(low, gapOf(HEIGHT + 2 * MARGIN))).toBe(640 - HEIGHT - MARGIN);
    expect(at(low, gapOf(HEIGHT + 2 * MARGIN - 2))).toBe(300 - HEIGHT - MARGIN);
  });

  test('covers what costs least where there is no gap', () => {
    expect(at({ top: 0, bottom: 400, cost: 1 }, { top: 400, bottom: 800, cost: 10 })).toBe(
      400 - HEIGHT - MARGIN,
    );
    expect(at({ top: 0, bottom: 800, cost: 5 })).toBe(700);
  });

  test('is always inside its room, and never covers more than at the foot', () => {
    const part = record({ top: integer({ min: -100, max: 800 }), height: integer({ min: 1, max: 200 }) });
    forAll([array(part, { maxLength: 12 })], (drawn) => {
      const parts = drawn.map(({ top, height }) => ({ top, bottom: top + height, cost: 1 }));
      const top = at(...parts);
      const covered = (y: number) =>
        parts.filter((one) => y < one.bottom + MARGIN - 0.5 && y + HEIGHT > one.top - MARGIN + 0.5).length;
      expect(top).toBeGreaterThanOrEqual(ROOM.first);
      expect(top).toBeLessThanOrEqual(ROOM.last);
      expect(covered(top)).toBeLessThanOrEqual(covered(ROOM.last));
      // where that covers nothing, it stays at the foot
      expect(top === ROOM.last || covered(ROOM.last) > 0).toBe(true);
    });
  });
});
