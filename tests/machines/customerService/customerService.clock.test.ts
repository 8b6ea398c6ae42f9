import { describe, expect, test } from 'vitest';
import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const URL = 'https://service.example/chat';

async function openService() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(customerServiceMachine), calls });
  await harness.send({ type: 'service.open' });
  return { ...harness, shown: () => calls.received('serviceWindow') };
}

describe('the customer-service link (D15)', () => {
  test('reserves its window in the tap, before anything is known', async () => {
    const service = await openService();
    expect(service.calls.isRunning('serviceWindow')).toBe(true);
    expect(service.subject.getSnapshot().context.url).toBe('');
    expect(service.shown()).toEqual([]);
  });

  test('opens 1100 ms after the address came, not after 1099', async () => {
    const service = await openService();
    await service.pass(4000);
    await service.calls.answer('fetchServiceUrl', URL);
    await service.pass(1099);
    expect(service.shown()).toEqual([]);
    await service.pass(1);
    expect(service.shown()).toEqual([{ type: 'window.show', url: URL }]);
  });

  test('opens one window, however often it was pressed', async () => {
    const service = await openService();
    await service.send({ type: 'service.open' });
    await service.calls.answer('fetchServiceUrl', URL);
    await service.send({ type: 'service.open' });
    await service.pass(60_000);
    expect(service.calls.count('fetchServiceUrl')).toBe(1);
    expect(service.shown()).toHaveLength(1);
  });

  test('gives the reserved window back when the address does not come', async () => {
    const service = await openService();
    await service.calls.fail('fetchServiceUrl', { kind: 'timeout' });
    expect(service.calls.isRunning('serviceWindow')).toBe(false);
    await service.pass(60_000);
    expect(service.shown()).toEqual([]);
  });
});
