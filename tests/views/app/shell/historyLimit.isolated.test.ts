import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canGoBack, noteInEntry, overlayLevel } from '#lib/appHistory.ts';
import { currentLocation, moveTo } from '#lib/hashLocation.ts';
import { openOverlay } from '#lib/overlayHistory.ts';
import { writeToken } from '#lib/storage.ts';

/** Safari's limit: calls, and ms; hoisted for a worker of its own, because the module remembers whose entries lack a state. */
const CALLS = vi.hoisted(() => 100);
const SPAN_MS = 30_000;

let made: number;
let refusals: number;
let close = () => undefined as void;

/** Puts Safari's limit around the history's calls that it counts. */
function limitHistory(): void {
  made = 0;
  refusals = 0;
  let from = Date.now();
  const replace = window.history.replaceState.bind(window.history);
  const location = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(window.location) as object, 'hash');
  vi.spyOn(window.location, 'hash', 'set').mockImplementation((hash) => {
    location?.set?.call(window.location, hash);
    // happy-dom copies the state of the entry before, unlike browsers
    replace(null, '');
  });
  for (const call of ['pushState', 'replaceState'] as const) {
    const own = window.history[call].bind(window.history);
    vi.spyOn(window.history, call).mockImplementation((...args) => {
      if (Date.now() - from >= SPAN_MS) {
        made = 0;
        from = Date.now();
      }
      if (made === CALLS) {
        refusals += 1;
        throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
      }
      made += 1;
      own(...args);
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const location of ['/about', '/sponsor']) moveTo(location, false);
  vi.advanceTimersByTime(1000);
  limitHistory();
});
afterEach(() => {
  close();
  writeToken(null);
  vi.advanceTimersByTime(SPAN_MS);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = () => {
  close = openOverlay({ isShown: () => true, close: () => close() });
  vi.advanceTimersByTime(0);
};
const back = () => {
  window.history.back();
  vi.advanceTimersByTime(0);
};
const useUp = () => {
  for (let at = 0; at < CALLS; at += 1) moveTo(`/activeInfo?id=${at}`, false);
};

describe('what a navigation costs of the calls that a browser allows', () => {
  test('one call', () => {
    moveTo('/faq', false);
    expect(made).toBe(1);
    moveTo('/vip', true);
    expect(made).toBe(2);
  });

  test('one call for something that opens, none when it closes, and one for a link in it', () => {
    open();
    expect([made, overlayLevel()]).toEqual([1, 1]);
    close();
    vi.advanceTimersByTime(0);
    expect([made, overlayLevel()]).toEqual([1, 0]);
    open();
    moveTo('/vip', false);
    expect(made).toBe(3);
  });

  test('none for a return', () => {
    moveTo('/faq', false);
    back();
    expect([made, currentLocation()]).toEqual([1, '/sponsor']);
  });
});

describe('a browser that refuses further calls', () => {
  test('still shows every page that is asked for, and goes back through all of them', () => {
    const places = Array.from({ length: 250 }, (_, at) => `/activeInfo?id=${at}`);
    const shown: string[] = [];
    const note = () => void shown.push(currentLocation());
    window.addEventListener('hashchange', note);
    for (const place of places) moveTo(place, false);
    window.removeEventListener('hashchange', note);
    expect(refusals).toBeGreaterThan(0);
    expect(new Set(shown)).toEqual(new Set(places));
    for (const place of places.toReversed()) {
      expect(currentLocation()).toBe(place);
      expect(canGoBack()).toBe(true);
      back();
    }
    expect(currentLocation()).toBe('/sponsor');
  });

  test('replaces an entry all the same', () => {
    useUp();
    const replaced = vi.spyOn(window.location, 'replace').mockImplementation((href) => {
      window.location.hash = String(href);
    });
    moveTo('/vip', true);
    expect(replaced.mock.calls).toEqual([['#/vip']]);
    expect(currentLocation()).toBe('/vip');
  });

  test('lets things open at once, and gives them their entry when it may', () => {
    useUp();
    open();
    expect(overlayLevel()).toBe(0);
    vi.advanceTimersByTime(SPAN_MS + 1000);
    expect(overlayLevel()).toBe(1);
  });

  test('throws nothing at who asks for more, and remembers an entry as soon as it may', () => {
    useUp();
    noteInEntry({ reloadedFor: ['a build'] });
    moveTo('/vip', false);
    expect(window.history.state).toBeNull();
    vi.advanceTimersByTime(SPAN_MS + 1000);
    expect(window.history.state).toMatchObject({ steps: expect.any(Number) as number });
  });

  test('that refuses even an address is asked again, for the newest', () => {
    useUp();
    const hash = vi.spyOn(window.location, 'hash', 'set').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    moveTo('/faq', false);
    moveTo('/vip', false);
    expect(currentLocation()).toMatch(/^\/activeInfo/);
    hash.mockRestore();
    vi.advanceTimersByTime(1000);
    expect(currentLocation()).toBe('/vip');
    back();
    expect(currentLocation()).toMatch(/^\/activeInfo/);
  });

  test('leads nobody to what the last member viewed', () => {
    writeToken('first');
    useUp();
    moveTo('/assets?type=6', false);
    moveTo('/vip', false);
    writeToken('second');
    vi.advanceTimersByTime(SPAN_MS);
    back();
    expect(currentLocation()).toBe('/');
  });
});
