import { stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountMachine } from '#machines/account/account.machine.ts';
import { maskedContact } from '#machines/kit/form/maskedContact.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { forAll } from '#tests/support/property.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: accountMachine,
  starts: { opened: () => undefined },
  calls: { fetchUser: { outputs: [aMember()] } },
  events: { retry: [{ type: 'retry' }] },
});

describe('the account settings', () => {
  test('hand the member they have requested to the session', async () => {
    const calls = new CallScript();
    const harness = createHarness({
      machine: calls.bind(accountMachine),
      calls,
    });
    const user = aMember({ email: 'new@example.com' });
    await calls.answer('fetchUser', user);
    expect(harness.sent.session).toEqual([{ type: 'profile.changed', user }]);
    harness.stop();
  });
});

test('the page is also ready where there is no session to hand the member to', async () => {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(accountMachine), calls, alone: true });
  await calls.answer('fetchUser', aMember());
  expect(harness.subject.getSnapshot()).toMatchObject({ status: 'active', value: 'ready' });
  harness.stop();
});

test('a member who was not to be had is requested again by a press', async () => {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(accountMachine),
    calls,
  });
  const failure = () => harness.subject.getSnapshot().context.failure;
  expect(failure()).toBe('');
  await calls.fail('fetchUser', { kind: 'offline' });
  expect([calls.waiting('fetchUser'), harness.sent.session, harness.toasts()]).toEqual([[], [], []]);
  expect(failure()).toBe('加载失败，请检查网络');
  await harness.send({ type: 'retry' });
  await calls.answer('fetchUser', aMember());
  expect(harness.sent.session).toHaveLength(1);
  harness.stop();
});

describe('a phone or an address as a list shows it', () => {
  test.each([
    ['13800000001', '138****0001'],
    ['demo888@example.com', 'd****8@example.com'],
    ['first.last2@example.com', 'fir****ast2@example.com'],
    ['me@example.com', 'm***@example.com'],
    ['1234', '1****4'],
    ['123', '1***'],
    ['', ''],
  ])('“%s” is shown as “%s”', (contact, shown) => {
    expect(maskedContact(contact)).toBe(shown);
  });
  test('however long its name is, at least two characters of it are hidden, or all but one', () => {
    forAll([stringMatching(/^[a-z]{1,40}$/)], (name) => {
      for (const rest of ['', '@example.com']) {
        const shown = maskedContact(name + rest)
          .replace(rest, '')
          .replaceAll('*', '');
        expect(shown.length).toBeLessThanOrEqual(Math.max(1, name.length - 2));
        expect(shown.length).toBeLessThanOrEqual(7);
      }
    });
  });
});
