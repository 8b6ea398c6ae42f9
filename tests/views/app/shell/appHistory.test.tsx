import { expect, test } from 'vitest';
import { canGoBack } from '#lib/appHistory.ts';
import { moveTo } from '#lib/hashLocation.ts';
import { writeToken } from '#lib/storage.ts';

const TOKEN = 'token-of-a-member';
const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });

test('Back leads home from the entries of a session that has ended, and stays ours', async () => {
  writeToken(null);
  moveTo('/register?pid=88', false);
  writeToken(TOKEN);
  moveTo('/assets?type=6', false);
  moveTo('/game-shell?url=x', false);
  expect(JSON.stringify(window.history.state)).not.toContain(TOKEN);
  moveTo('/vip', false);
  writeToken(null);
  await goBack();
  expect(window.location.hash).toBe('#/');
  expect(canGoBack()).toBe(true);
  await goBack();
  expect(window.location.hash).toBe('#/');
  // a visitor's entry does not belong to any member
  await goBack();
  expect(window.location.hash).toBe('#/register?pid=88');
});

test('an entry of one member leads the next one home, and stays that one’s own for good', async () => {
  writeToken('first');
  moveTo('/assets?type=6', false);
  moveTo('/vip', false);
  writeToken('second');
  await goBack();
  expect(window.location.hash).toBe('#/');
  writeToken('first');
  moveTo('/faq', false);
  await goBack();
  expect(window.location.hash).toBe('#/');
});

test('Back leads a member to what the same session has opened', async () => {
  writeToken(TOKEN);
  moveTo('/assets?type=7', false);
  moveTo('/vip', false);
  await goBack();
  expect(window.location.hash).toBe('#/assets?type=7');
});
