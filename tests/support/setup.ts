import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, onTestFinished } from 'vitest';
import { guardConsole, takeConsoleNoise } from '#tests/support/consoleGuard.ts';
import { onActors, ProofRecorder, writeProofs } from '#tests/support/proofs.ts';

guardConsole();

// A test that reaches for the network by accident must fail, not depend on it; vi.stubGlobal gives it its own answer.
globalThis.fetch = (address) =>
  Promise.reject(
    new Error(`No network in tests: ${address instanceof Request ? address.url : String(address)}`),
  );

// jsdom has no layout, so nothing scrolls into view.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;

/** What the app may store, by the table for operators and players. */
const documentedKeys = new Set(
  [...readFileSync('docs/storage.md', 'utf8').matchAll(/^\| (?:session|local) storage\s*\| `(\w+)`/gm)].map(
    ([, key]) => key,
  ),
);

const rendered = 'document' in globalThis ? await import('@testing-library/react') : null;
// generous for a busy machine, as is Vitest's own `expect.poll`
rendered?.configure({ asyncUtilTimeout: 20_000 });

// What is registered first is done last, so that what a test itself ends with is heard too. Hooks of modules would
// serve only the first file of a worker, which loads them once.
beforeEach(() => {
  // Rejections nobody handles fail the run by Vitest's own rule; console noise would pass without this.
  onTestFinished(() => {
    const noise = takeConsoleNoise();
    if (noise.length > 0) throw new Error(`Unexpected console output:\n${noise.join('\n')}`);
  });
  if (rendered === null) return;
  onTestFinished(() => {
    rendered.cleanup();
    // a page that a test has put there without React
    document.body.replaceChildren();
    const keys = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];
    window.localStorage.clear();
    window.sessionStorage.clear();
    // happy-dom takes an entry's state along to the next hash, which a browser does not
    window.history.replaceState(null, '');
    const unknown = keys.filter((key) => !documentedKeys.has(key));
    if (unknown.length > 0) throw new Error(`docs/storage.md does not know ${unknown.join(', ')}`);
  });
});

// What each test proves of the machines goes into the coverage report.
const recorder = new ProofRecorder();
let testPath: string | undefined;
onActors((event) => {
  const state = expect.getState();
  testPath ??= state.testPath;
  recorder.note(state.currentTestName ?? '', event);
});
afterAll(() => {
  if (testPath !== undefined) writeProofs(testPath, recorder.proofs());
});
