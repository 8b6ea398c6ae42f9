import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leaveAndComeBackTo } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { aMember } from '#tests/support/samples.ts';

const LEVEL = { level: 3, flow: '100000', recharge: '1000.5', realperson: '0.40', electron: '0.50' };

test('the VIP page marks no level for a visitor', async () => {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open('/vip', { hold: ['/api/uservip'] });
  await driver.calls.answer('/api/uservip', { code: 200, data: [LEVEL] });
  expect(screen.getByRole('region', { name: 'VIP3' })).toBeTruthy();
  expect(screen.queryByText('当前等级')).toBeNull();
});

/** The page of a member of VIP3, and the names of the sections that it scrolled to. */
async function openAsMember() {
  const reached: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    reached.push(this.getAttribute('aria-label'));
  });
  const driver = renderDriver();
  onTestFinished(async () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await driver.close();
  });
  await driver.open('/vip', {
    member: true,
    user: aMember({ vip: 3 }),
    hold: ['/api/uservip', '/api/user'],
  });
  const answer = () =>
    driver.calls.answer('/api/uservip', { code: 200, data: [{ ...LEVEL, level: 2 }, LEVEL] });
  return { driver, reached, answer };
}

test('the VIP page opens at the member’s level, and is found as it was left', async () => {
  const { driver, reached, answer } = await openAsMember();
  await answer();
  expect(reached).toEqual(['VIP3']);
  await leaveAndComeBackTo('/vip')(driver);
  await answer();
  expect(reached).toEqual(['VIP3']);
});

test('the VIP page moves nobody who has scrolled while the levels loaded', async () => {
  const { reached, answer } = await openAsMember();
  vi.stubGlobal('scrollY', 40);
  await answer();
  expect(reached).toEqual([]);
});
