import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const LEVEL = { level: 3, flow: '100000', recharge: '1000.5', realperson: '0.40', electron: '0.50' };

test('the VIP page marks no level for a visitor', async () => {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open('/vip', { hold: ['/api/uservip'] });
  await driver.calls.answer('/api/uservip', { code: 200, data: [LEVEL] });
  expect(screen.getByRole('region', { name: 'VIP3' })).toBeTruthy();
  expect(screen.queryByText('当前等级')).toBeNull();
});
