import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, lazy, Suspense, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

function startApp() {
  const app = renderDriver();
  onTestFinished(app.close);
  return app;
}

describe('toasts', () => {
  test('stand in a live region that is always there, one at a time', async () => {
    const app = startApp();
    await app.open('/about');
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    const say = (text: string) =>
      act(() => {
        app.root().system.get('toasts')?.send({ type: 'toast.show', text });
      });
    say('第一条');
    say('第二条');
    expect(region.textContent).toBe('第二条');
    await app.pass(1999);
    expect(region.textContent).toBe('第二条');
    await app.pass(1);
    expect(region.textContent).toBe('');
  });
});

describe('the offline notice', () => {
  test('is announced', async () => {
    const app = startApp();
    await app.open('/about', { hold: ['/'] });
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    // the backend's host cannot be reached either
    await app.calls.answer('/', 'lost');
    await app.look(() => expect(screen.getByRole('alert').textContent).toBe('网络已断开，请检查网络'));
  });
});

describe('maintenance', () => {
  async function openClosedSite(tips?: string) {
    const app = startApp();
    await app.calls.always('/api/app', { code: 200, data: { site_state: 0, repair_tips: tips } });
    await app.open('/');
    await app.sees('heading', '系统维护中');
    return app;
  }

  test('shows the repair tips, sanitised, and nothing to press', async () => {
    const app = await openClosedSite('<b>18:00</b> 前恢复<script>window.hacked=1</script>');
    expect(screen.getByRole('heading', { level: 1, name: '系统维护中' })).toBeTruthy();
    await app.look(() => expect(screen.getByText('18:00').tagName).toBe('B'));
    expect(screen.getByRole('main').innerHTML).not.toContain('script');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('needs no tips', async () => {
    const app = await openClosedSite();
    await app.look(() => expect(screen.getByRole('main').textContent).toBe('系统维护中'));
  });
});

describe('an unknown route', () => {
  test('has a way home', async () => {
    const app = startApp();
    await app.open('/unknown');
    await app.press('link', '返回首页');
    expect(window.location.hash).toBe('#/');
  });
});

describe('a page that fails', () => {
  class Broken extends Component<{ when: () => boolean }> {
    override render() {
      if (this.props.when()) throw new Error('broken page');
      return <p>内容</p>;
    }
  }

  function renderBroken(when: () => boolean) {
    expectConsole(/broken page/);
    render(
      <ErrorBoundary>
        <Broken when={when} />
      </ErrorBoundary>,
    );
    const user = userEvent.setup();
    return { pressRetry: () => user.click(screen.getByRole('button', { name: '重试' })) };
  }

  test('is replaced by a way to try again and a way home', async () => {
    let broken = true;
    const { pressRetry } = renderBroken(() => broken);
    expect(screen.getByRole('alert').textContent).toContain('页面加载失败');
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/');
    broken = false;
    await pressRetry();
    expect(screen.getByText('内容')).toBeTruthy();
  });

  test('starts the app again when it fails again, but not without a network', async () => {
    const reload = vi.fn<() => void>();
    // `location.reload` of jsdom cannot be replaced
    vi.stubGlobal('location', { hash: '', href: 'http://localhost/', reload });
    // whatever the browser believes of it
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const ask = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', ask);
    const { pressRetry } = renderBroken(() => true);
    await pressRetry();
    await pressRetry();
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' }).ariaBusy).not.toBe('true'));
    expect(reload).not.toHaveBeenCalled();
    ask.mockResolvedValue(new Response(''));
    await pressRetry();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('may also be one whose code could not be fetched', async () => {
    expectConsole(/Failed to fetch/);
    const Lost = lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
    function Page() {
      const [page] = useState(<Lost />);
      return (
        <ErrorBoundary>
          <Suspense>{page}</Suspense>
        </ErrorBoundary>
      );
    }
    render(<Page />);
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
