import { expect, test } from 'vitest';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { newcomerMachine } from '#machines/register/newcomer.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

function openNewcomer() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: newcomerMachine.provide({ actors: { watchFacts: calls.callback(), card: calls.callback() } }),
    calls,
  });
  return {
    ...harness,
    register: () => harness.send({ type: 'member.registered' }),
    member: (username: string) => {
      const event: FactsEvent<'username'> = { type: 'facts.changed', facts: { username } };
      return calls.tell('watchFacts', event);
    },
    isWelcomed: () => harness.subject.getSnapshot().matches({ registered: 'welcomed' }),
  };
}

test('nobody is welcomed without a registration', () => {
  const page = openNewcomer();
  expect(page.isWelcomed()).toBe(false);
  expect(page.subject.getSnapshot().value).toBe('waiting');
  page.stop();
});

test('a new member is welcomed as soon as the name is known, and once', async () => {
  const page = openNewcomer();
  await page.register();
  await page.member('');
  expect(page.isWelcomed()).toBe(false);
  await page.member('player88');
  expect(page.isWelcomed()).toBe(true);
  await page.send({ type: 'welcome.closed' });
  expect(page.isWelcomed()).toBe(false);
  page.stop();
});

test('the welcome goes with the session, and comes back with its member alone', async () => {
  const page = openNewcomer();
  await page.register();
  await page.member('player88');
  await page.member('');
  expect(page.isWelcomed()).toBe(false);
  await page.member('demo888');
  expect(page.isWelcomed()).toBe(false);
  await page.member('player88');
  expect(page.isWelcomed()).toBe(true);
  page.stop();
});

test('another registration on this phone welcomes its own member', async () => {
  const page = openNewcomer();
  await page.register();
  await page.member('player88');
  await page.register();
  await page.member('player99');
  expect(page.isWelcomed()).toBe(true);
  await page.member('player88');
  expect(page.isWelcomed()).toBe(false);
  page.stop();
});
