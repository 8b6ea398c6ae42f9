// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pageSettings } from '#pageSettings';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

async function openShell(url: string) {
  vi.spyOn(pageSettings, 'framedPaths', 'get').mockReturnValue(['/h5/']);
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open(`/game-shell?url=${encodeURIComponent(url)}`);
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>('游戏');

test.each(['/h5/dragon?id=1', 'h5/dragon', `${window.location.origin}/h5/dragon`])(
  'the game shell frames a page of our own that the operator allows, such as %s',
  async (url) => {
    await openShell(url);
    expect(frame()?.src).toMatch(`${window.location.origin}/h5/dragon`);
  },
);

describe('the game shell frames no address', () => {
  test.each([
    'data:text/html,<script>alert(1)</script>',
    'JAVASCRIPT:alert(1)',
    '//',
    'ftp://games.example/1',
    '/userCenter',
    `${window.location.origin}/#/userCenter`,
    'blob:https://games.example/1',
    'about:blank',
    '/h5',
    '/h5x/1',
    '/h5/../userCenter',
    '/h5/%2e%2e/userCenter',
    '/h5/..%2fuserCenter',
    '/h5\\..\\userCenter',
  ])('such as %s', async (url) => {
    await openShell(url);
    expect(screen.getByText('无法加载游戏链接，请返回首页。')).toBeTruthy();
    expect(frame()).toBeNull();
  });
});
