// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vipMachine } from '#machines/vip/vip.machine.ts';
import type { VipLevel } from '#machines/vip/vipLevel.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

const LEVEL: VipLevel = {
  level: 3,
  flow: '100000',
  recharge: '1000.5',
  realperson: '0.40',
  electron: '0.50',
  joker: '0.60',
  sport: '0.70',
  lottery: '0.80',
  eSport: '0.90',
};

test('the VIP page marks no level for a visitor', async () => {
  const { answer } = await openScreen('/vip', { logic: vipMachine });
  await answer('load', [LEVEL]);
  expect(screen.getByRole('region', { name: 'VIP3' })).toBeTruthy();
  expect(screen.queryByText('当前等级')).toBeNull();
});
