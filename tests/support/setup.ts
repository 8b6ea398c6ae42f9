import { afterAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { STORAGE_KEYS } from '#lib/storage.ts';
import { guardConsole, isConsoleExpected, takeConsoleNoise } from '#tests/support/consoleGuard.ts';
import { takeOwnTexts, watchOwnTexts } from '#tests/support/ownTexts.ts';
import { onActors, ProofRecorder, writeProofs } from '#tools/coverage/proofs.ts';

guardConsole();

// A test that accesses the network by accident must fail; vi.stubGlobal provides its responses.
globalThis.fetch = (address) =>
  Promise.reject(
    new Error(`No network in tests: ${address instanceof Request ? address.url : String(address)}`),
  );

// jsdom has no layout, so it does not implement scrollIntoView.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;

const knownKeys = new Set<string>([...STORAGE_KEYS.session, ...STORAGE_KEYS.local]);

const rendered = 'document' in globalThis ? await import('@testing-library/react') : null;
// generous for a busy machine, like Vitest's own `expect.poll`
rendered?.configure({ asyncUtilTimeout: 20_000 });

// Callbacks run in reverse order, so this one, registered first, also sees what the test's own cleanup causes. Hooks in
// modules would only apply to the first file of a worker, which loads them once.
beforeEach(() => {
  // Vitest itself fails on unhandled rejections, but not on console noise.
  onTestFinished(async () => {
    // a crash is reported by code that is loaded with the first one, which must not be noise of the next test
    if (rendered !== null && isConsoleExpected()) await vi.dynamicImportSettled();
    const noise = takeConsoleNoise();
    if (noise.length > 0) throw new Error(`Unexpected console output:\n${noise.join('\n')}`);
  });
  if (rendered === null) return;
  watchOwnTexts(document);
  onTestFinished(() => {
    rendered.cleanup();
    const texts = takeOwnTexts();
    if (texts.length > 0) throw new Error(`These texts need elements of their own:\n${texts.join('\n')}`);
    // removes what a test has added without React
    document.body.replaceChildren();
    const keys = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];
    window.localStorage.clear();
    window.sessionStorage.clear();
    // happy-dom keeps an entry's state at the next hash, unlike browsers
    window.history.replaceState(null, '');
    const unknown = keys.filter((key) => !knownKeys.has(key));
    if (unknown.length > 0) throw new Error(`STORAGE_KEYS does not have ${unknown.join(', ')}`);
  });
});

// The coverage report contains what each test covers of the machines.
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
