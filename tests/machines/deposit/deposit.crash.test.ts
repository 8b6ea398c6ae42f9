import { describe, expect, test } from 'vitest';
import { protectionReaderMachine } from '#machines/kit/protection/protectionReader.machine.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import { depositFactsMachine } from '#machines/deposit/depositFacts.machine.ts';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { DepositTab } from '#machines/deposit/depositRules.ts';
import { onlinePaymentMachine } from '#machines/deposit/onlinePayment.machine.ts';
import { rechargeMachine } from '#machines/deposit/recharge.machine.ts';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import { stopOrphansBelow } from '#machines/app/crash/watchCrashes.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { BANK, CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { allowanceOf } from '#machines/kit/protection/protection.ts';
import { PROTECTION } from '#tests/machines/playerProtection/playerProtection.ts';
import { createHarness } from '#tests/support/harness.ts';

const fault = new Error('a fault');
const fail = () => {
  throw fault;
};
const running = {
  ready: { online: 'running', digital: 'running', offline: 'running' },
} as const;

/** The page in its host, like in the root machine. */
function openHost(page: typeof depositMachine, calls: CallScript) {
  const harness = createHarness({
    machine: pageHostMachine.provide({ actors: { page } }),
    input: { id: '/deposit', kept: true, input: undefined },
    calls,
  });
  return { ...harness, state: () => harness.subject.getSnapshot() };
}

describe('the deposit page that crashes', () => {
  test('crashes as a whole, and starts afresh when it is entered again', async () => {
    const calls = new CallScript();
    const host = openHost(calls.bind(depositMachine), calls);
    // null instead of the list of methods
    await calls.answer('fetchPayWays', null);
    expect(host.state().matches('crashed')).toBe(true);
    expect(host.toasts()).toEqual([]);
    await host.send({ type: 'page.entered', input: undefined });
    expect(host.state().matches({ open: 'shown' })).toBe(true);
    await calls.answer('fetchPayWays', WAYS);
    expect(host.state().children.page?.getSnapshot()).toMatchObject({ value: running });
    host.stop();
  });

  test('with its methods running, leaves its facts to the page that starts afresh', async () => {
    const calls = new CallScript();
    const host = openHost(calls.bind(depositMachine), calls);
    // as in the root machine
    stopOrphansBelow(host.subject);
    await calls.answer('fetchPayWays', WAYS);
    host.state().children.page?.send({ type: 'ways.refreshed', ways: null });
    expect(host.state().matches('crashed')).toBe(true);
    await host.send({ type: 'page.entered', input: undefined });
    await calls.answer('fetchPayWays', WAYS);
    await calls.answer('read', PROTECTION);
    const page = host.state().children.page?.getSnapshot();
    expect(page).toMatchObject({ value: running });
    expect(page.children.digital.getSnapshot().context.allowance).toEqual(allowanceOf(PROTECTION));
    host.stop();
  });
});

/** A page with one method that crashes while its deposit is pending. */
async function openFaulty(tab: DepositTab) {
  const calls = new CallScript();
  const online = calls.bind(onlineDepositMachine);
  const digital = calls.bind(digitalDepositMachine);
  const offline = calls.bind(offlineDepositMachine);
  const recharge = calls.bind(rechargeMachine).provide({ guards: { isBank: fail } });
  const payment = calls.bind(onlinePaymentMachine).provide({ actions: { releaseWindow: fail } });
  const methods = {
    online: tab === 'online' ? online.provide({ actors: { recharge: payment } }) : online,
    digital: tab === 'digital' ? digital.provide({ actors: { recharge } }) : digital,
    offline: tab === 'offline' ? offline.provide({ actors: { recharge } }) : offline,
  };
  const harness = createHarness({
    machine: calls.bind(depositMachine).provide({ actors: methods }),
    calls,
  });
  // as in the root machine
  stopOrphansBelow(harness.subject);
  await calls.answer('fetchPayWays', WAYS);
  await calls.answer('fetchChannels', CHANNELS);
  const state = () => harness.subject.getSnapshot();
  const page = {
    ...harness,
    state,
    methods: () => state().children,
    /** Submits 640 by this method. */
    async press(method: DepositTab) {
      const { online, digital, offline } = page.methods();
      const typed = { type: 'amount.typed', text: '640' } as const;
      if (method === 'online') {
        online?.send(typed);
        online?.send({ type: 'submit' });
      } else if (method === 'digital') {
        digital?.send(typed);
        digital?.send({ type: 'submit' });
      } else {
        offline?.send({ type: 'method.selected', method: 'bank' });
        offline?.send(typed);
        offline?.send({ type: 'submit', details: BANK });
      }
      await harness.pass(0);
    },
    async breakDown() {
      await page.press(tab);
      const { online, digital, offline } = page.methods();
      if (tab === 'online')
        online
          ?.getSnapshot()
          .children.recharge?.send({ type: 'submission.unsettled', text: '网络错误，请稍后重试' });
      else {
        const method = tab === 'digital' ? digital : offline;
        method?.getSnapshot().children.recharge?.send({ type: 'submission.done', receipt: 'CK1' });
      }
      await harness.pass(0);
    },
  };
  return page;
}

const TABS = ['online', 'digital', 'offline'] as const;

describe.each(TABS)('the %s method that crashes', (tab) => {
  const crashed = { ready: { ...running.ready, [tab]: 'crashed' } };
  const sibling = TABS.find((other) => other !== tab && other !== 'online');

  test('leaves its deposit to the outbox; the others and the tabs stand', async () => {
    const page = await openFaulty(tab);
    await page.breakDown();
    expect(page.state()).toMatchObject({ status: 'active', value: crashed });
    expect(page.sent.toasts).toEqual([]);
    await page.send({ type: 'tab.selected', tab: 'offline' });
    expect(page.state().context.tab).toBe('offline');
    page.stop();
  });

  test('leaves what another has on its way, under its key', async () => {
    const page = await openFaulty(tab);
    if (sibling === undefined) throw new Error('There is no other');
    await page.press(sibling);
    const [sent] = page.calls.waiting('send');
    expect(sent?.input).toMatchObject({ key: 'key-1' });
    await page.breakDown();
    expect(page.state().value).toEqual(crashed);
    expect(page.calls.waiting('send')).toEqual([sent]);
    await page.calls.answer('send', 'CK1');
    expect(page.state().children[sibling]?.getSnapshot()).toMatchObject({
      status: 'active',
      value: { recharging: 'taken' },
    });
    const method = sibling === 'digital' ? page.methods().digital : page.methods().offline;
    expect(method?.getSnapshot().children.recharge?.getSnapshot()).toMatchObject({
      status: 'active',
      value: sibling === 'offline' ? 'reviewing' : 'paying',
    });
    page.stop();
  });

  test('starts afresh on a press on 重试 in its tab, and works', async () => {
    const page = await openFaulty(tab);
    const broken = page.methods()[tab];
    await page.breakDown();
    await page.calls.answer('read', PROTECTION);
    await page.send({ type: 'tab.selected', tab });
    await page.send({ type: 'retry' });
    expect(page.state().value).toEqual(running);
    if (tab === 'online') await page.calls.answer('fetchChannels', CHANNELS);
    const fresh = page.methods()[tab];
    expect(fresh).not.toBe(broken);
    expect(fresh?.getSnapshot()).toMatchObject({
      status: 'active',
      value: 'editing',
      // it knows at once what the page knows
      context: { amount: '', allowance: allowanceOf(PROTECTION) },
    });
    page.stop();
  });

  test('is not started by a press on 重试 in another tab', async () => {
    const page = await openFaulty(tab);
    await page.breakDown();
    await page.send({ type: 'tab.selected', tab: tab === 'digital' ? 'offline' : 'digital' });
    await page.send({ type: 'retry' });
    expect(page.state().value).toEqual(crashed);
    page.stop();
  });

  test('leaves the page to be left and come back to', async () => {
    const page = await openFaulty(tab);
    await page.breakDown();
    await page.send({ type: 'page.hidden' });
    await page.send({ type: 'page.shown' });
    await page.calls.answer('fetchPayWays', { ...WAYS, card: false });
    await page.calls.answer('fetchChannels', CHANNELS);
    expect(page.state()).toMatchObject({
      status: 'active',
      value: crashed,
      context: { ways: { card: false } },
    });
    page.stop();
  });
});

test('a method that crashes with nothing on its way reports no deposit', async () => {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(
      depositMachine.provide({
        actors: { digital: digitalDepositMachine.provide({ actions: { notifyInvalid: fail } }) },
      }),
    ),
    calls,
  });
  await calls.answer('fetchPayWays', WAYS);
  harness.subject.getSnapshot().children.digital?.send({ type: 'submit' });
  expect(harness.subject.getSnapshot().value).toEqual({ ready: { ...running.ready, digital: 'crashed' } });
  expect(harness.toasts()).toEqual([]);
  harness.stop();
});

test('what reads the limits and crashes costs only itself, and nothing is limited here', async () => {
  const calls = new CallScript();
  const protection = calls.bind(protectionReaderMachine).provide({ actions: { note: fail } });
  const harness = createHarness({
    machine: calls.bind(depositMachine).provide({
      actors: { facts: calls.bind(depositFactsMachine).provide({ actors: { protection } }) },
    }),
    calls,
  });
  stopOrphansBelow(harness.subject);
  await calls.answer('fetchPayWays', WAYS);
  await calls.answer('read', PROTECTION);
  expect(harness.subject.getSnapshot()).toMatchObject({
    value: running,
  });
  const { facts } = harness.subject.getSnapshot().children;
  expect(facts?.getSnapshot()).toMatchObject({ value: 'crashed', context: { allowance: null } });
  expect(harness.sent.crashReporter).toMatchObject([{ actor: 'protectionReader' }]);
  expect(harness.toasts()).toEqual([]);
  harness.stop();
});
