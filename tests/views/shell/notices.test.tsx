// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { Component, lazy, Suspense, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';
import { Maintenance } from '#app/shell/Maintenance.tsx';
import { NotFound } from '#app/shell/NotFound.tsx';
import { OfflineNotice } from '#app/shell/OfflineNotice.tsx';
import { Toasts } from '#app/shell/Toasts.tsx';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { openPart } from '#tests/support/openScreen.tsx';
// loaded in advance, so that no test waits for a chunk
import '#ui/OutsideHtml.tsx';
import '#ui/purify.ts';

describe('toasts', () => {
  test('stand in a live region that is always there, one at a time', async () => {
    const { root, pass } = await openPart(Toasts);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    const say = (text: string) =>
      act(() => {
        root.system.get('toasts')?.send({ type: 'toast.show', text });
      });
    say('第一条');
    say('第二条');
    expect(region.textContent).toBe('第二条');
    await pass(1999);
    expect(region.textContent).toBe('第二条');
    await pass(1);
    expect(region.textContent).toBe('');
  });
});

describe('the offline notice', () => {
  test('is announced', async () => {
    await openPart(OfflineNotice);
    expect(screen.getByRole('alert').textContent).toBe('网络已断开，请检查网络');
  });
});

describe('maintenance', () => {
  test('shows the repair tips, sanitised, and nothing to press', async () => {
    await openPart(Maintenance, {
      appInfo: { open: false, repairTips: '<b>18:00</b> 前恢复<script>window.hacked=1</script>' },
    });
    expect(screen.getByRole('heading', { level: 1, name: '系统维护中' })).toBeTruthy();
    expect((await screen.findByText('18:00')).tagName).toBe('B');
    expect(screen.getByRole('main').innerHTML).not.toContain('script');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('needs no tips', async () => {
    await openPart(Maintenance, { appInfo: { open: false } });
    expect(screen.getByRole('main').textContent).toBe('系统维护中');
  });
});

describe('an unknown route', () => {
  test('has a way home', async () => {
    const { user } = await openPart(NotFound, { location: '/about' });
    await user.click(screen.getByRole('link', { name: '返回首页' }));
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

  test('is replaced by a way to try again and a way home', async () => {
    expectConsole(/broken page/);
    let broken = true;
    const { user } = await openPart(() => (
      <ErrorBoundary>
        <Broken when={() => broken} />
      </ErrorBoundary>
    ));
    expect(screen.getByRole('alert').textContent).toContain('页面加载失败');
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/');
    broken = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('内容')).toBeTruthy();
  });

  test('starts the app again when it fails again, but not without a network', async () => {
    expectConsole(/broken page/);
    const reload = vi.fn<() => void>();
    // `location.reload` of jsdom cannot be replaced
    vi.stubGlobal('location', { hash: '', reload });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await openPart(() => (
      <ErrorBoundary>
        <Broken when={() => true} />
      </ErrorBoundary>
    ));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('may also be one whose code could not be fetched', async () => {
    expectConsole(/Failed to fetch/);
    const Lost = lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
    await openPart(() => {
      const [page] = useState(<Lost />);
      return (
        <ErrorBoundary>
          <Suspense>{page}</Suspense>
        </ErrorBoundary>
      );
    });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
