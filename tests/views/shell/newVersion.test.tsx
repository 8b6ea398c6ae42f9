// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadedPage } from '#app/loadedPages.ts';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';
import { watchRelease } from '#app/watchRelease.tsx';
import { routeOf } from '#machines/root/routes.ts';
import { release } from '#lib/missingFiles.ts';
import { useTracked } from '#lib/tracked.ts';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { openPart } from '#tests/support/openScreen.tsx';

const gone = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('#app/pageTable.ts', gone);

const reload = vi.fn<() => void>();
let served: string;

/** The page of a build as the server responds with it; the build's name is that of its files. */
const pageOf = (build: string) => `<!doctype html><link href="/assets/${build}.css"><div id="root"></div>`;

function Faq() {
  const route = routeOf('/faq');
  if (route === undefined) throw new Error('The route is known');
  useTracked(loadedPage(route));
  return <p>帮助</p>;
}

beforeEach(() => {
  document.head.innerHTML = '<link href="/assets/old.css">';
  served = pageOf('old');
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(served)));
});
afterEach(() => {
  delete release.judge;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '');
});

/** A page that fails to load, beside a field of a kept page. */
async function openGonePage() {
  const Screen = () => (
    <>
      <input aria-label="充值金额" />
      <ErrorBoundary>
        <Faq />
      </ErrorBoundary>
    </>
  );
  const shell = await act(() => openPart(Screen));
  await screen.findByRole('alert');
  return shell;
}

describe('a page whose file is gone', () => {
  test('is retried by loading the site again, once the server answers', async () => {
    expectConsole(/cannot be fetched/);
    const { root, user } = await openGonePage();
    act(() => watchRelease(root));

    served = '<p>请登录酒店网络</p>';
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('alert');
    expect(reload).not.toHaveBeenCalled();

    served = pageOf('old');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('says that there is a new version where something is typed, and loads it when asked', async () => {
    expectConsole(/cannot be fetched/);
    const { root, user } = await openGonePage();
    act(() => watchRelease(root));
    await user.type(screen.getByRole('textbox', { name: '充值金额' }), '100');

    served = pageOf('new');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('新版本已发布')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '立即更新' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(window.history.state).toMatchObject({ reloadedFor: ['/assets/new.css'] });
  });

  test('offers a refresh where it is not available again beside something typed', async () => {
    expectConsole(/cannot be fetched/);
    const { root, user } = await openGonePage();
    act(() => watchRelease(root));
    await user.type(screen.getByRole('textbox', { name: '充值金额' }), '100');
    window.location.hash = '#/faq';
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('页面需要刷新')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '立即刷新' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
