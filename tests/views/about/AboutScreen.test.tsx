import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

async function openPage(site: object = {}) {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.calls.always('/api/app', { code: 200, data: { title: '流金娱乐', site_state: 1, ...site } });
  await driver.open('/about');
  return driver;
}

test('the site is introduced by the name that the server gives it', async () => {
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
  const driver = await openPage({ version: '2.4.0' });
  expect(screen.getByText('版本 2.4.0')).toBeTruthy();
  await driver.close();
  await openPage();
  expect(screen.queryByText(/^版本/)).toBeNull();
});

test('the help and the sponsors are a tap away', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: '帮助中心' }).getAttribute('href')).toBe('#/faq');
  expect(screen.getByRole('link', { name: '品牌赞助' }).getAttribute('href')).toBe('#/sponsor');
});
