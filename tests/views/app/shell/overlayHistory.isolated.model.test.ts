import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overlayLevel } from '#lib/appHistory.ts';
import { currentLocation, moveTo, pathPart } from '#lib/hashLocation.ts';
import { goBack, openOverlay } from '#lib/overlayHistory.ts';
import { overlaysModel } from '#tests/models/app/shell/overlays.model.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

/** How long the app takes to remove the page that was left, in ms. */
const REMOVAL_MS = 50;
/** Longer than any pause of the module, in ms. */
const LONG_MS = 5000;

interface World {
  /** the functions that close the open overlays, the topmost last */
  open: (() => void)[];
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Opens an overlay over the current page; with its page, it is removed some time after the page was left. */
function openOne({ open }: World, mayClose = true): void {
  const path = pathPart(currentLocation());
  const remove = openOverlay({
    isShown: () => pathPart(currentLocation()) === path,
    close: () => mayClose && close(),
  });
  const close = () => {
    if (!open.includes(close)) return;
    open.splice(open.indexOf(close), 1);
    remove();
  };
  open.push(close);
  pass(0);
}

/** Each call takes its overlay out of the list. */
function closeAll(open: World['open']): void {
  while (open.length > 0) open[0]?.();
}

function leave({ open }: World, to: string, replace: boolean): void {
  moveTo(to, replace);
  pass(REMOVAL_MS);
  closeAll(open);
}

const travel = (delta: number) => {
  window.history.go(delta);
  pass(LONG_MS);
};

function expectAt(location: string, world: World, count = 0): void {
  pass(LONG_MS);
  expect({ at: currentLocation(), open: world.open.length, level: overlayLevel() }).toEqual({
    at: location,
    open: count,
    level: count,
  });
}

const worlds: World[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { open } of worlds.splice(0)) closeAll(open);
  pass(LONG_MS);
  vi.useRealTimers();
});

function openWorld(): World {
  const world: World = { open: [] };
  worlds.push(world);
  for (const location of ['/sponsor', '/about', '/kefu']) moveTo(location, false);
  pass(LONG_MS);
  return world;
}

const closeTop = ({ open }: World) => open.at(-1)?.();

describeModel('Back over what is open', overlaysModel, {
  open: openWorld,
  sees: {
    page: (world: World) => expectAt('/kefu', world),
    one: (world: World) => expectAt('/kefu', world, 1),
    two: (world: World) => expectAt('/kefu', world, 2),
    before: (world: World) => expectAt('/about', world),
    onward: (world: World) => expectAt('/vip', world),
    replaced: (world: World) => expectAt('/login', world),
    sentAway: (world: World) => expectAt('/login', world),
  },
  does: {
    open: (world: World) => openOne(world),
    close: closeTop,
    closeBoth: (world: World) => {
      closeTop(world);
      closeTop(world);
    },
    closeAndOpenAnother: (world: World) => {
      closeTop(world);
      openOne(world);
    },
    back: () => travel(-1),
    backTwice: () => {
      window.history.go(-1);
      travel(-1);
    },
    forward: () => travel(1),
    follow: (world: World) => leave(world, '/vip', false),
    beSentAway: (world: World) => leave(world, '/login', true),
  },
});

test('what opens as something closes takes over its entry', () => {
  const world = openWorld();
  openOne(world);
  const push = vi.spyOn(window.history, 'pushState');
  const go = vi.spyOn(window.history, 'go');
  closeTop(world);
  openOne(world);
  expectAt('/kefu', world, 1);
  expect([push.mock.calls, go.mock.calls]).toEqual([[], []]);
});

test('what must be answered stays, whatever number of times Back is pressed', () => {
  const world = openWorld();
  openOne(world, false);
  for (const _ of [1, 2, 3]) {
    travel(-1);
    expectAt('/kefu', world, 1);
  }
  leave(world, '/login', true);
  expect(currentLocation()).toBe('/login');
  travel(-1);
  expectAt('/kefu', world);
});

test('the way back of the header leaves the page also while something is open', () => {
  const world = openWorld();
  openOne(world);
  goBack();
  pass(LONG_MS);
  expect(currentLocation()).toBe('/about');
});

test('what is asked for while the browser goes back is done afterwards', () => {
  const world = openWorld();
  openOne(world);
  // a browser takes a moment, unlike happy-dom
  const go = vi.spyOn(window.history, 'go').mockImplementation((delta) => {
    setTimeout(() => {
      go.mockRestore();
      window.history.go(delta);
    }, 20);
  });
  closeTop(world);
  pass(0);
  moveTo('/vip', false);
  expect(currentLocation()).toBe('/kefu');
  pass(20);
  expectAt('/vip', world);
  travel(-1);
  expectAt('/kefu', world);
});

test('an entry without its page does not hold up a navigation', () => {
  const world = openWorld();
  openOne(world);
  vi.spyOn(window.history, 'go').mockReturnValue();
  closeTop(world);
  pass(0);
  moveTo('/vip', false);
  pass(LONG_MS);
  expect(currentLocation()).toBe('/vip');
  expect(overlayLevel()).toBe(0);
});

test('the way back to the page before leaves no second entry of it', () => {
  openWorld();
  moveTo('/withdraw', false);
  moveTo('/addBankCard?from=withdraw', false);
  moveTo('/withdraw', true);
  pass(LONG_MS);
  expect(currentLocation()).toBe('/withdraw');
  travel(-1);
  expect(currentLocation()).not.toBe('/withdraw');
});
