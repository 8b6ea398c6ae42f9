import { describe, expect, test } from 'vitest';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import { createGrab } from '#machines/redPacket/grab.ts';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aRedPacket } from '#tests/machines/redPacket/redPacketSamples.ts';
import { createHarness } from '#tests/support/harness.ts';

/** The red packet's page in its host, like in the root machine. */
function openHost(logic = redPacketMachine) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: pageHostMachine.provide({ actors: { page: calls.bind(logic) } }),
    input: { id: '/hongbao', kept: false, input: undefined },
    calls,
  });
  const state = () => harness.subject.getSnapshot();
  const grab = async () => {
    state().children.page?.send({ type: 'grab', at: harness.clock.now() });
    await harness.pass(0);
  };
  return {
    ...harness,
    state,
    grab,
    /** Retries the crashed page, loads its info and grabs. */
    async retryAndWin() {
      await harness.send({ type: 'page.entered', input: undefined });
      expect(state().matches({ open: 'shown' })).toBe(true);
      await calls.answer('fetchRedPacket', aRedPacket());
      await grab();
      await calls.answer('send', '8.88');
      expect(state().children.page?.getSnapshot()).toMatchObject({
        value: { opened: 'won' },
        context: { result: '恭喜您抢到红包 8.88 元！' },
      });
      harness.stop();
    },
  };
}

describe('the red packet’s page that crashes', () => {
  test('on an answer that no schema has seen is reported, and a retry starts afresh', async () => {
    const host = openHost();
    await host.calls.answer('fetchRedPacket', { ...aRedPacket(), rules: null });
    expect(host.state().matches('crashed')).toBe(true);
    expect(host.toasts()).toEqual([]);
    await host.retryAndWin();
  });

  test('before anything was sent has nothing to tell of a grab', async () => {
    const host = openHost();
    await host.calls.answer('fetchRedPacket', aRedPacket({ rules: [] }));
    const page = host.state().children.page;
    page?.send({ type: 'info.arrived', info: { ...aRedPacket(), rules: null } });
    expect(host.state().matches('crashed')).toBe(true);
    expect(host.calls.count('send')).toBe(0);
    await host.retryAndWin();
  });

  test('with a grab that crashes on its answer says nothing of it, because the outbox has it', async () => {
    let broken = true;
    const host = openHost(
      redPacketMachine.provide({
        actors: {
          submission: createGrab().provide({
            guards: {
              isUnsettled: () => {
                if (broken) throw new Error('a fault');
                return false;
              },
            },
          }),
        },
      }),
    );
    await host.calls.answer('fetchRedPacket', aRedPacket());
    await host.grab();
    await host.calls.fail('send', { kind: 'malformed' });
    expect(host.state().matches('crashed')).toBe(true);
    expect(host.toasts()).toEqual([]);
    broken = false;
    await host.retryAndWin();
  });

  test('while a grab is on its way neither', async () => {
    const host = openHost();
    await host.calls.answer('fetchRedPacket', aRedPacket());
    await host.grab();
    host.state().children.page?.getSnapshot().children.info.send({ type: 'refresh' });
    await host.calls.answer('fetchRedPacket', aRedPacket({ chances: 2 }));
    host.state().children.page?.send({ type: 'facts.changed' });
    expect(host.state().matches('crashed')).toBe(true);
    expect(host.toasts()).toEqual([]);
    host.stop();
  });
});
