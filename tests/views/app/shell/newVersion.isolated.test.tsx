import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { presetPage } from '#app/loadedPages.ts';
import { watchRelease } from '#app/watchRelease.tsx';
import { noteInEntry } from '#lib/appHistory.ts';
import { release } from '#lib/missingFiles.ts';
import { SUBMITTING_TEXT } from '#machines/app/release/release.machine.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const gone = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('#app/pageTable.ts', gone);

const reload = vi.fn<() => void>();
let served: string;
let app: RenderedDriver;

/** The page of a build as the server responds with it; the build's name is that of its files. */
const pageOf = (build: string) => `<!doctype html><link href="/assets/${build}.css"><div id="root"></div>`;

beforeEach(async () => {
  expectConsole(/cannot be fetched/);
  document.head.innerHTML = '<link href="/assets/old.css">';
  served = pageOf('old');
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  app = renderDriver({ respond: () => Promise.resolve(new Response(served)) });
  // a kept page with a field, which needs no file
  presetPage('/games', { Screen: () => <input aria-label="充值金额" /> });
  await app.open('/games');
  act(() => watchRelease(app.root()));
});
afterEach(async () => {
  await app.close();
  delete release.judge;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '');
});

/** Opens a page whose file is gone. */
async function openGonePage() {
  await app.goTo('/faq');
  await seesFailure();
}

const seesFailure = () => app.look(() => expect(screen.getByRole('alert')).toBeTruthy());

describe('a page whose file is gone', () => {
  test('is retried by loading the site again, once the server answers', async () => {
    await openGonePage();

    served = '<p>请登录酒店网络</p>';
    await app.press('button', '重试');
    await seesFailure();
    expect(reload).not.toHaveBeenCalled();

    served = pageOf('old');
    await app.press('button', '重试');
    await app.look(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('says that there is a new version where something is typed, and loads it when pressed', async () => {
    await app.type('充值金额', '100');
    await openGonePage();

    served = pageOf('new');
    await app.press('button', '重试');
    await app.look(() => expect(screen.getByText('新版本已发布')).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
    await app.press('button', '立即更新');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(window.history.state).toMatchObject({ reloadedFor: ['/assets/new.css'] });
  });

  test('says that a refresh is needed where it is not available again beside something typed', async () => {
    await app.type('充值金额', '100');
    await openGonePage();

    await app.press('button', '重试');
    await app.look(() => expect(screen.getByText('页面需要刷新')).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
    await app.press('button', '立即刷新');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not reloaded twice for the same build', async () => {
    await openGonePage();
    noteInEntry({ reloadedFor: ['/assets/new.css'] });

    served = pageOf('new');
    await app.press('button', '重试');
    await app.look(() => expect(screen.getByText('新版本已发布')).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not reloaded while something is being sent', async () => {
    const logic = createMachine({ context: { entries: [{ state: 'sending' }], owner: null } });
    app.root().send({ type: 'flow.needed', flow: defineFlow({ id: 'outbox', logic }) });
    await openGonePage();

    served = pageOf('new');
    await app.press('button', '重试');
    await app.press('button', '立即更新');
    await app.look(() => expect(screen.getByText(SUBMITTING_TEXT)).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
  });
});
