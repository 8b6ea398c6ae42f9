import { describe, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { assetsMachine } from '#machines/assets/assets.machine.ts';
import { platformPollingMachine } from '#machines/assets/platformPolling.machine.ts';
import { rebateMachine } from '#machines/assets/rebate.machine.ts';
import { recordsMachine } from '#machines/assets/records.ts';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import { transferMachine } from '#machines/assets/transfer.machine.ts';
import { transferSwitchMachine } from '#machines/assets/transferSwitch.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

type Parts = NonNullable<Parameters<typeof assetsMachine.provide>[0]['actors']>;

/** Throws at the first call only. */
function failOnce<Result>(then: Result): () => Result {
  let failed = false;
  return () => {
    if (failed) return then;
    failed = true;
    throw new Error('crashed on purpose');
  };
}

/** The page in its host, with the actors that crash. */
function openHosted(actors: Parts) {
  const calls = new CallScript();
  const input = { tab: '6' as const };
  const harness = createHarness({
    machine: pageHostMachine.provide({
      actors: { page: calls.bind(assetsMachine.provide({ actors })) },
    }),
    input: { id: '/assets', kept: false, input },
    calls,
  });
  const host = () => harness.subject.getSnapshot();
  const page = () => host().children.page as ActorRefFrom<typeof assetsMachine>;
  return {
    ...harness,
    host,
    parts: () => page().getSnapshot().children,
    retry: () => harness.send({ type: 'page.entered', input }),
    async press(event: Parameters<ReturnType<typeof page>['send']>[0]) {
      page().send(event);
      await harness.pass(0);
    },
    value: () => page().getSnapshot().value,
    async transfer() {
      const { transfer } = page().getSnapshot().children;
      transfer?.send({ type: 'dialog.open', platform: 'pp' });
      transfer?.send({ type: 'amount.typed', text: '5' });
      transfer?.send({ type: 'submit', available: '10.00' });
      await harness.pass(0);
    },
    async poll() {
      await calls.tell('visibilityAndNetwork', { type: 'document.visible' });
      await harness.pass(500);
      await calls.fail('request', { kind: 'offline' });
    },
  };
}
type World = ReturnType<typeof openHosted>;

const twoPages = { rows: [], lastPage: 2, extra: null };
/** The records evaluate the guard `hasMore` after each page; here it throws. */
const brokenList = () => ({
  records: recordsMachine.provide({ guards: { hasMore: failOnce(true) } }),
});
const brokenPolling = () => ({
  platformPolling: platformPollingMachine.provide({ actions: { countFailure: failOnce(undefined) } }),
});

describe('a crash of what the records page reads', () => {
  test.each<[string, typeof brokenList | typeof brokenPolling, (world: World) => Promise<void>]>([
    ['the records', brokenList, (world) => world.calls.answer('fetchPage', twoPages)],
    ['the polling of the balances', brokenPolling, (world) => world.poll()],
  ])('%s: costs the page, which starts anew', async (_, broken, crash) => {
    const world = openHosted(broken());
    await crash(world);
    expect(world.host().matches('crashed')).toBe(true);
    expect(world.toasts()).toEqual([]);
    await world.retry();
    expect(world.host().matches('open')).toBe(true);
    expect(world.calls.latest('fetchPage').input).toEqual({
      filter: { tab: '6', platform: '', date: '4' },
      page: 1,
    });
    world.calls.latest('fetchPage').resolve(twoPages);
    await world.pass(0);
    expect(world.parts().records?.getSnapshot().value).toBe('partial');
    await world.transfer();
    await world.calls.answer('send', '');
    expect(world.toasts()).toEqual(['转账成功']);
    world.stop();
  });

  test('with a transfer on its way says nothing of it, because the outbox has it', async () => {
    const world = openHosted(brokenList());
    await world.transfer();
    await world.calls.answer('fetchPage', twoPages);
    expect(world.host().matches('crashed')).toBe(true);
    expect(world.toasts()).toEqual([]);
    world.stop();
  });
});

describe('a crash of a part of the records page that moves money', () => {
  const fail = (world: World) => world.parts().rebate?.send({ type: 'claim', available: '12.50' });
  const brokenRebate = () => ({
    rebate: rebateMachine.provide({ guards: { mayClaim: failOnce(true) } }),
  });

  test('costs only itself: a transfer on its way is reported, and the part starts again on its retry', async () => {
    const world = openHosted(brokenRebate());
    await world.transfer();
    fail(world);
    await world.pass(0);
    expect(world.value()).toMatchObject({
      rebate: 'crashed',
      transfer: 'running',
      transferSwitch: 'running',
    });
    expect(world.toasts()).toEqual([]);
    await world.calls.answer('send', '');
    expect(world.toasts()).toEqual(['转账成功']);

    await world.press({ type: 'rebate.retry' });
    expect(world.value()).toMatchObject({ rebate: 'running' });
    fail(world);
    await world.pass(0);
    await world.calls.answer('send', '领取成功');
    expect(world.toasts()).toEqual(['转账成功', '领取成功']);
    world.stop();
  });

  test('with its submission on its way leaves that to the outbox; the others go on', async () => {
    const world = openHosted({
      transfer: transferMachine.provide({ actions: { notifyParent: failOnce(undefined) } }),
    });
    await world.transfer();
    await world.calls.answer('send', '');
    expect(world.value()).toMatchObject({
      transfer: 'crashed',
      rebate: 'running',
      transferSwitch: 'running',
    });
    expect(world.toasts()).toEqual(['转账成功']);
    await world.press({ type: 'transfer.retry' });
    await world.transfer();
    expect(world.calls.only('send').input).toMatchObject({ key: 'key-2' });
    await world.calls.answer('send', '');
    expect(world.toasts().at(-1)).toBe('转账成功');
    world.stop();
  });

  test('of the switch leaves it as the session knows it, and it can be turned after its retry', async () => {
    const world = openHosted({
      transferSwitch: transferSwitchMachine.provide({ actions: { notifySession: failOnce(undefined) } }),
    });
    const turn = async () => {
      world.parts().transferSwitch?.send({ type: 'switched', status: 1 });
      await world.pass(0);
    };
    await turn();
    await world.calls.answer('send');
    expect(world.value()).toMatchObject({
      transferSwitch: 'crashed',
      transfer: 'running',
      rebate: 'running',
    });
    expect(world.toasts()).toEqual([]);
    await world.press({ type: 'transferSwitch.retry' });
    await turn();
    await world.calls.answer('send');
    expect(world.parts().transferSwitch?.getSnapshot().value).toBe('idle');
    world.stop();
  });
});
