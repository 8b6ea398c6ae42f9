// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { servicePage } from '#calls/customerService.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

const FAILED = '获取客服链接失败，请稍后再试';

function openPage() {
  const calls = new CallScript();
  return openScreen('/kefu', {
    logic: createResourceMachine<string>('serviceUrl', calls.promise<string>()),
    calls,
  });
}

const frame = () => screen.queryByTitle('在线客服');

describe('customer service', () => {
  test('turns a loading icon until the address is there and its page has painted', async () => {
    const { answer } = await openPage();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    expect(frame()).toBeNull();

    await answer('load', 'https://service.example/chat');
    expect(frame()?.getAttribute('src')).toBe('https://service.example/chat');
    expect(frame()?.getAttribute('sandbox')).not.toContain('navigation');
    expect(frame()?.getAttribute('allow')).toContain('microphone; camera');

    fireEvent.load(frame() as HTMLElement);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each(['https://service.example', window.location.origin])(
    'leaves a page of %s its storage',
    async (origin) => {
      const { answer } = await openPage();
      await answer('load', `${origin}/service.html`);
      expect(frame()?.getAttribute('sandbox')?.split(' ')).toEqual(
        expect.arrayContaining([
          'allow-scripts',
          'allow-same-origin',
          'allow-forms',
          'allow-modals',
          'allow-downloads',
        ]),
      );
    },
  );

  test('shows a failure and loads again on retry', async () => {
    const { answer, fail, user } = await openPage();
    await fail('load', { kind: 'rejected', code: 500, message: '' });
    expect(screen.getByText(FAILED)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();

    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await answer('load', 'https://service.example/chat');
    expect(frame()).not.toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', ''])('never frames the address “%s”', async (url) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, message: '', data: { url } })));
    await openScreen('/kefu', { logic: servicePage });
    await waitFor(() => expect(screen.getByText(FAILED)).toBeTruthy());
    expect(frame()).toBeNull();
  });

  test('frames the address that the server gave', async () => {
    const data = { url: 'https://service.example/chat' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, message: '', data })));
    await openScreen('/kefu', { logic: servicePage });
    await waitFor(() => expect(frame()?.getAttribute('src')).toBe(data.url));
  });
});
