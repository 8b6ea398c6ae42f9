import { expect, test } from 'vitest';
import { DOUBT_LIMIT_MS, HOST_PAUSE_MS, networkMachine } from '#machines/app/network/network.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

function openNetwork() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(networkMachine), calls });
  return {
    ...harness,
    isOffline: () => harness.subject.getSnapshot().hasTag('offline'),
    told: () => harness.sentToParent.map(({ type }) => type),
  };
}

test('a browser that says it is offline while the host answers is not believed', async () => {
  const network = openNetwork();
  await network.send({ type: 'browser.offline' });
  expect(network.isOffline()).toBe(false);
  await network.calls.answer('askHost', true);
  expect(network.isOffline()).toBe(false);
  expect(network.told()).toEqual([]);
});

test('an answer proves the network, whatever the browser says', async () => {
  const network = openNetwork();
  await network.send({ type: 'browser.offline' });
  await network.calls.answer('askHost', false);
  expect(network.isOffline()).toBe(true);
  await network.send({ type: 'call.answered' });
  expect(network.isOffline()).toBe(false);
  expect(network.told()).toEqual(['network.offline', 'network.online']);
});

test('a browser that says it is online while nothing answers is not believed either', async () => {
  const network = openNetwork();
  await network.send({ type: 'call.unanswered' });
  await network.pass(DOUBT_LIMIT_MS - 1);
  expect(network.isOffline()).toBe(false);
  await network.pass(1);
  expect(network.isOffline()).toBe(true);

  // nobody reports when it is back, so the host is asked
  await network.calls.answer('askHost', false);
  await network.pass(HOST_PAUSE_MS - 1);
  expect(network.calls.count('askHost')).toBe(2);
  await network.pass(1);
  await network.calls.answer('askHost', true);
  expect(network.isOffline()).toBe(false);
  expect(network.told()).toEqual(['network.offline', 'network.online']);
});

test('another network is announced at once, for those who wait for one', async () => {
  const network = openNetwork();
  await network.send({ type: 'browser.online' });
  expect(network.told()).toEqual(['network.online']);
});

test('a browser that says it is offline may turn out to be right later', async () => {
  const network = openNetwork();
  await network.send({ type: 'browser.offline' });
  await network.calls.answer('askHost', true);
  await network.pass(HOST_PAUSE_MS);
  await network.calls.answer('askHost', false);
  expect(network.isOffline()).toBe(true);
  await network.send({ type: 'browser.online' });
  expect(network.isOffline()).toBe(false);
  await network.pass(10 * HOST_PAUSE_MS);
  expect(network.calls.count('askHost')).toBe(3);
});
