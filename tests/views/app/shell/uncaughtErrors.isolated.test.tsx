import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchErrors } from '#app/uncaughtErrors.ts';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';
import { expectConsole } from '#tests/support/consoleGuard.ts';

const report = vi.hoisted(() => vi.fn<(actor: string, error: unknown) => void>());
vi.mock('#app/calls/crashReport.ts', () => ({ report }));

const fault = new Error('a fault');
let stopWatching: (() => void)[] = [];

/** Installs the handlers of a page load and removes them from the window after the test. */
function watch() {
  const listen = vi.spyOn(window, 'addEventListener');
  const rootOptions = watchErrors();
  stopWatching = listen.mock.calls.map(
    ([type, listener]) =>
      () =>
        window.removeEventListener(type, listener),
  );
  listen.mockRestore();
  return rootOptions;
}

/** Dispatches an error event on the window like the browser; returns whether the browser would still log it. */
function tell(type: string, properties: object): boolean {
  return window.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), properties));
}

beforeEach(() => void report.mockClear());
afterEach(() => {
  for (const stop of stopWatching) stop();
});

describe('an error that nobody caught', () => {
  test.each([
    ['error', { error: fault }],
    ['unhandledrejection', { reason: fault }],
  ])('is reported instead of printed: %s', async (type, properties) => {
    watch();
    expect(tell(type, properties)).toBe(false);
    await expect.poll(() => report.mock.calls).toEqual([['window', fault]]);
  });

  test("leaves a remark of the browser's own to it", async () => {
    watch();
    expect(tell('error', { message: 'ResizeObserver loop completed', error: null })).toBe(true);
    await vi.dynamicImportSettled();
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a view that throws', () => {
  function Faulty(): ReactNode {
    throw fault;
  }

  /** Renders like the entry, outside of `act`, which catches errors itself; anything that React logs fails the test. */
  function render(view: ReactNode) {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const root = createRoot(document.createElement('div'), watch());
    flushSync(() => root.render(view));
    root.unmount();
  }

  test('is reported where a boundary catches it', async () => {
    render(
      <ErrorBoundary>
        <Faulty />
      </ErrorBoundary>,
    );
    await expect.poll(() => report.mock.calls).toEqual([['view', fault]]);
  });

  test('is reported where none does', async () => {
    // React's development build also logs the component, without the error
    expectConsole(/Consider adding an error boundary/);
    render(<Faulty />);
    await expect.poll(() => report.mock.calls).toEqual([['window', fault]]);
  });
});
