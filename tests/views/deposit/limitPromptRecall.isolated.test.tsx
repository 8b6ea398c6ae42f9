import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WAYS } from '#tests/machines/deposit/deposits.ts';
import { kept } from '#tests/steps/protection.steps.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { openDeposit, PROTECTION } from './openDeposit.ts';

const { recall, recalled } = vi.hoisted(() => {
  let recall: (look: null) => void = () => undefined;
  const recalled = new Promise<null>((resolve) => (recall = resolve));
  return { recall, recalled };
});
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: (key) => (key.startsWith('limit-review') ? recalled : Promise.resolve(null)),
}));

test('what stands below the form is not replaced once the device remembers the last look', async () => {
  const app = renderDriver();
  onTestFinished(() => app.close());
  const region = () => screen.queryByRole('region', { name: '存款限额' });
  await openDeposit(app, WAYS);
  await app.calls.answer(PROTECTION, kept({}, { amount: null }));
  await app.pass(1000);
  expect(region()).toBeNull();
  recall(null);
  await app.look(() => expect(region()?.textContent).toContain('先设一个存款限额'));
});
