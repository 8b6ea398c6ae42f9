import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { nowOf } from '#machines/kit/calls/now.ts';
import { START_MS, SteppedClock } from '#tools/paths/steppedClock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the time is that of a simulated clock, for every actor of its system', () => {
  const clock = new SteppedClock();
  const root = createActor(createMachine({ invoke: { src: createMachine({}), id: 'child' } }), { clock });
  const { child } = root.getSnapshot().children;
  clock.increment(5000);
  expect([root, child].map((actor) => actor && nowOf(actor))).toEqual([START_MS + 5000, START_MS + 5000]);
});

test('the time is the phone’s where the clock tells none', () => {
  expect(nowOf(createActor(createMachine({})))).toBe(1000);
});
