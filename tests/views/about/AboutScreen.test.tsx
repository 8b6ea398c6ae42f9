// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#tests/support/openScreen.tsx';

const openPage = (appInfo = {}) => openScreen('/about', { appInfo });

test('the site is introduced by the name the server gives it', async () => {
  await openPage({ title: '金玉满堂' });
  expect(screen.getByText('金玉满堂')).toBeTruthy();
  expect(screen.getByText(/^金玉满堂致力于/)).toBeTruthy();
});

test('the operator’s figures are shown', async () => {
  await openPage();
  for (const figure of ['2000 万', '200 万', '30 分钟', '8 / 18 / 28 日'])
    expect(screen.getByText(figure)).toBeTruthy();
});

test('the version is shown where the server sends one, and else no empty line', async () => {
  const { view } = await openPage({ version: '2.4.0' });
  expect(screen.getByText('版本 2.4.0')).toBeTruthy();
  view.unmount();
  await openPage();
  expect(screen.queryByText(/^版本/)).toBeNull();
});

test('the help and the sponsors are a tap away', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: '帮助中心' }).getAttribute('href')).toBe('#/faq');
  expect(screen.getByRole('link', { name: '品牌赞助' }).getAttribute('href')).toBe('#/sponsor');
});
