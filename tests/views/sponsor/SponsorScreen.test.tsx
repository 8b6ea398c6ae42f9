import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

test('the brand has two tabs; its history runs from 2013 to 2021 with a picture of each year', async () => {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open('/sponsor');
  expect(screen.getByRole('tab', { name: '品牌赞助', selected: true })).toBeTruthy();
  const figures = within(screen.getByRole('list', { name: '品牌实力' })).getAllByRole('listitem');
  expect(figures.map((item) => item.textContent)).toEqual([
    '18%余额隔夜年化利息',
    '6.36 元1 USDT 约合人民币',
    '800 万单日提现最高纪录',
    '2 万至 4 万枚比特币储备保证金',
  ]);
  await driver.press('tab', '发展历程');
  const panel = screen.getByRole('tabpanel', { name: '发展历程' });
  const years = within(panel)
    .getAllByRole('listitem')
    .map((item) => [item.querySelector('time')?.dateTime, item.querySelector('img')?.getAttribute('src')]);
  expect(years).toEqual(
    Array.from({ length: 9 }, (_, at) => [String(2013 + at), `/art/timeline/${2013 + at}.svg`]),
  );
  await driver.press('tab', '品牌赞助');
  expect(screen.getByRole('tab', { name: '品牌赞助', selected: true })).toBeTruthy();
});
