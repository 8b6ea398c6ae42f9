import { expect, test } from 'vitest';
import { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';
import { openStage } from '#tests/support/stage.ts';

test('one turns to the history of the brand and back', async () => {
  const stage = openStage({ machine: sponsorMachine });
  const page = () => stage.subject.getSnapshot().value;
  expect(page()).toBe('sponsorship');
  await stage.send({ type: 'history.selected' });
  expect(page()).toBe('history');
  await stage.send({ type: 'sponsorship.selected' });
  expect(page()).toBe('sponsorship');
  stage.stop();
});
