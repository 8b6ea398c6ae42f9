// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const LEVEL = {
  level: 3,
  flow: '100000',
  recharge: '1000.5',
  realperson: '0.40',
  electron: '0.50',
  joker: '0.60',
  sport: '0.70',
  lottery: '0.80',
  e_sport: '0.90',
};

test('the VIP page marks no level for a visitor', async () => {
  const app = renderDriver();
  onTestFinished(app.close);
  await app.calls.always('/api/uservip', { code: 200, data: [LEVEL] });
  await app.open('/vip');
  await app.sees('region', 'VIP3');
  expect(screen.queryByText('当前等级')).toBeNull();
});
