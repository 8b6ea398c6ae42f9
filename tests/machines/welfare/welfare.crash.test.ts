import { describe, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import { welfareGrabMachine, welfareMachine } from '#machines/welfare/welfare.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

/** The page in its host; `fail` is an action of one of its parts that throws. */
function openHosted(logic: typeof welfareMachine) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: pageHostMachine.provide({ actors: { page: calls.bind(logic) } }),
    input: { id: '/welfare', kept: false, input: undefined },
    calls,
  });
  const host = () => harness.subject.getSnapshot();
  const page = () => host().children.page as ActorRefFrom<typeof welfareMachine>;
  return {
    ...harness,
    host,
    page,
    async grab() {
      page().getSnapshot().children.grab?.send({ type: 'claim', available: '1' });
      await harness.pass(0);
    },
  };
}

function failOnce(): () => void {
  let failed = false;
  return () => {
    if (failed) return;
    failed = true;
    throw new Error('crashed on purpose');
  };
}

describe('a crash of the welfare page', () => {
  test('costs only the page, which starts again', async () => {
    const world = openHosted(welfareMachine.provide({ actions: { refreshList: failOnce() } }));
    await world.grab();
    await world.calls.fail('send', { kind: 'rejected', code: 400, message: '活动未开始' });
    expect(world.host().matches('crashed')).toBe(true);
    await world.send({ type: 'page.entered', input: undefined });
    expect(world.host().matches('open')).toBe(true);
    world.calls.latest('load').resolve({ remaining: 1, received: 0 });
    await world.grab();
    await world.calls.answer('send', '8.88');
    expect(world.toasts().at(-1)).toBe('恭喜您获得8.88元红包！');
    world.stop();
  });

  test('in its grab costs only the grab, whose result is the affair of the outbox; it starts again on its retry', async () => {
    const notifyParent = failOnce();
    const world = openHosted(
      welfareMachine.provide({
        actors: { grab: welfareGrabMachine.provide({ actions: { notifyParent } }) },
      }),
    );
    await world.grab();
    await world.calls.answer('send', '8.88');
    expect(world.page().getSnapshot().value).toBe('crashed');
    expect(world.toasts()).toEqual(['恭喜您获得8.88元红包！']);
    await world.calls.answer('load', { remaining: 1, received: 0 });
    expect(world.page().getSnapshot().children.chances?.getSnapshot().value).toEqual({ ready: 'fresh' });

    world.page().send({ type: 'grab.retry' });
    await world.grab();
    await world.calls.answer('send', '5.34');
    expect(world.toasts().at(-1)).toBe('恭喜您获得5.34元红包！');
    world.stop();
  });
});
