import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const CALL = '/api/getservicerurl';
const CHAT = 'https://service.example/chat';
const FAILED = '获取客服链接失败，请稍后再试';

let app: RenderedDriver;
beforeEach(async () => {
  app = renderDriver();
  await app.open('/kefu', { hold: [CALL] });
});
afterEach(() => app.close());

const frame = () => screen.queryByTitle('在线客服');
const answer = (url: string) => app.calls.answer(CALL, { code: 200, data: { url } });

describe('customer service', () => {
  test('turns a loading icon until the address is there and its page has painted', async () => {
    await app.look(() => expect(screen.getByRole('progressbar')).toBeTruthy());
    expect(frame()).toBeNull();

    await answer(CHAT);
    await app.look(() => expect(frame()?.getAttribute('src')).toBe(CHAT));
    expect(frame()?.getAttribute('sandbox')).not.toContain('navigation');
    expect(frame()?.getAttribute('allow')).toContain('microphone; camera');
    expect(screen.getByRole('progressbar')).toBeTruthy();

    await app.calls.answer(CHAT, 'own');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each(['https://service.example', window.location.origin])(
    'leaves a page of %s its storage',
    async (origin) => {
      await answer(`${origin}/service.html`);
      await app.look(() =>
        expect(frame()?.getAttribute('sandbox')?.split(' ')).toEqual(
          expect.arrayContaining([
            'allow-scripts',
            'allow-same-origin',
            'allow-forms',
            'allow-modals',
            'allow-downloads',
          ]),
        ),
      );
    },
  );

  test('shows a failure and loads again on retry', async () => {
    await app.calls.answer(CALL, { code: 500 });
    await app.look(() => expect(screen.getByText(FAILED)).toBeTruthy());
    expect(screen.queryByRole('progressbar')).toBeNull();

    await app.press('button', '重试');
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await answer(CHAT);
    await app.look(() => expect(frame()).not.toBeNull());
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', ''])('never frames the address “%s”', async (url) => {
    await answer(url);
    await app.look(() => expect(screen.getByText(FAILED)).toBeTruthy());
    expect(frame()).toBeNull();
  });

  test('frames the address that the server gave', async () => {
    await answer(CHAT);
    await app.look(() => expect(frame()?.getAttribute('src')).toBe(CHAT));
  });
});
