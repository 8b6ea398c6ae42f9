import { expect, test } from 'vitest';
import { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';
import { createHarness } from '#tests/support/harness.ts';

test('one turns to the history of the brand and back', async () => {
  const harness = createHarness({ machine: sponsorMachine });
  const page = () => harness.subject.getSnapshot().value;
  expect(page()).toBe('sponsorship');
  await harness.send({ type: 'history.selected' });
  expect(page()).toBe('history');
  await harness.send({ type: 'sponsorship.selected' });
  expect(page()).toBe('sponsorship');
  harness.stop();
});
