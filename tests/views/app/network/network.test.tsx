import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOST_PAUSE_MS } from '#machines/app/network/network.machine.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

/** the question to the backend's host, which is asked for nothing else */
const HOST = '/';
const NOTICE = '网络已断开，请检查网络';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const browserSays = (word: 'online' | 'offline') =>
  act(async () => void window.dispatchEvent(new Event(word)));
const notice = () => app.look(() => screen.queryByRole('alert')?.textContent ?? '');
const becomes = (text: string) =>
  app.look(() => expect(screen.queryByRole('alert')?.textContent ?? '').toBe(text));

test('a browser that calls itself offline shows no notice while the host answers', async () => {
  await app.open('/about', { hold: [HOST] });
  await browserSays('offline');
  expect(await notice()).toBe('');
  await app.calls.answer(HOST, 'own');
  expect(await notice()).toBe('');
});

test('the notice goes with the first answer, although the browser still calls itself offline', async () => {
  await app.open('/about', { hold: [HOST] });
  await browserSays('offline');
  await app.calls.answer(HOST, 'lost');
  await becomes(NOTICE);
  // the page's own call is answered
  await app.goTo('/faq');
  await app.goTo('/kefu');
  expect(await notice()).toBe('');
});

test('a call without an answer shows the notice, although the browser calls itself online, and the site is asked again once the host is back', async () => {
  await app.open('/about', { hold: [HOST, '/api/app'] });
  const asked = app.calls.made('/api/app').length;
  await app.calls.answer('/api/app', 'lost');
  await app.calls.answer(HOST, 'lost');
  await becomes(NOTICE);
  await app.calls.answer(HOST, 'lost');
  await app.pass(HOST_PAUSE_MS);
  await app.calls.answer(HOST, 'own');
  expect(await notice()).toBe('');
  expect(app.calls.made('/api/app').length).toBe(asked + 1);
});
