// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { showBeside } from '#ui/showBeside.tsx';
import { showRail } from '#app/shell/showRail.tsx';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

function Broken(): never {
  throw new Error('broken part');
}

let app: RenderedDriver;
beforeEach(async () => {
  app = renderDriver();
  await app.open('/about');
});
afterEach(() => app.close());

test('the menu of a wide screen is a part of the app: it stands before it, and goes with it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  onTestFinished(() => {
    showBeside('rail', null);
    document.body.replaceChildren();
  });
  let matches = true;
  const media = window.matchMedia('(min-width: 1px)');
  vi.spyOn(media, 'matches', 'get').mockImplementation(() => matches);
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);
  const resize = (isWide: boolean) =>
    act(() => {
      matches = isWide;
      window.dispatchEvent(new Event('resize'));
    });
  act(showRail);
  await app.look(() => expect(screen.getByRole('complementary', { name: '菜单' })).toBeTruthy());
  expect(place.previousElementSibling?.contains(screen.getByRole('complementary'))).toBe(true);

  resize(false);
  await app.look(() => expect(screen.queryByRole('complementary')).toBeNull());
  resize(true);
  await app.look(() => expect(screen.getByRole('complementary')).toBeTruthy());
  cleanup();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a part beside the pages that fails disappears alone, and may be shown again', async () => {
  expectConsole(/broken part/);
  onTestFinished(() => act(() => showBeside('release', null)));
  act(() => showBeside('rail', <p>菜单</p>));
  act(() => showBeside('release', <Broken />));
  expect(screen.getByText('菜单')).toBeTruthy();
  await app.sees('heading', '关于我们');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => showBeside('release', null));
  act(() => showBeside('release', <p>新版本</p>));
  expect(screen.getByText('新版本')).toBeTruthy();
  act(() => showBeside('rail', null));
  expect(screen.queryByText('菜单')).toBeNull();
});
