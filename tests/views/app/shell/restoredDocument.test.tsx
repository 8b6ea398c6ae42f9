import { afterEach, expect, test, vi } from 'vitest';
import { restartInAnotherSession } from '#app/restoredDocument.ts';
import { writeToken } from '#lib/storage.ts';

restartInAnotherSession();

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const watchReloads = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
const isHidden = () => document.documentElement.style.display === 'none';

afterEach(() => {
  document.documentElement.style.display = '';
});

test.each([
  ['the member has logged out', 'a', null],
  ['another member has logged in', 'a', 'b'],
  ['a member has logged in', null, 'b'],
])('a document that comes back after %s shows nothing and starts again', (_, before, after) => {
  const reload = watchReloads();
  writeToken(before);
  leave();
  writeToken(after);
  comeBack(true);
  expect(isHidden()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a document that comes back in its own session stands as it was left', () => {
  const reload = watchReloads();
  writeToken('a');
  leave();
  comeBack(true);
  expect(isHidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a document that is loaded holds nothing of a session before', () => {
  const reload = watchReloads();
  leave();
  writeToken('b');
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});
