import { describe, expect, test } from 'vitest';
import { setup, type AnyActorRef } from 'xstate';
import { rootMachine } from '#machines/app/root.machine.ts';
import { boundSession, boundSite, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';

const FAULT = new Error('a fault');

/** A page or flow that throws at `break` and stores its input. */
const faulty = setup({
  types: { context: {} as { input: unknown }, events: {} as { type: 'break' }, input: {} },
  actions: {
    fail: () => {
      throw FAULT;
    },
  },
}).createMachine({
  id: 'faulty',
  context: ({ input }) => ({ input }),
  on: { break: { actions: 'fail' } },
});

function openRoot() {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const storage = { ...emptyStorage(), hasToken: true, user: aMember() };
  const harness = createHarness({
    machine: calls
      .bind(rootMachine)
      .provide({ actors: { site: boundSite(calls, storage), session: boundSession(calls, storage) } }),
    input: { appInfo: null, user: storage.user, hasToken: true },
    clock,
    calls,
    alone: true,
  });
  const host = () => harness.subject.getSnapshot().context.pages['/vip']?.getSnapshot();
  return {
    ...harness,
    host,
    page: () => host()?.children.page as AnyActorRef,
    flow: () => harness.subject.system.get('faultyFlow') as AnyActorRef | undefined,
    reports: () => calls.received('crashReporter'),
    enter: (input: unknown) =>
      harness.send({
        type: 'page.entered',
        page: { id: '/vip', kept: true, logic: faulty },
        input,
      }),
    need: () =>
      harness.send({
        type: 'flow.needed',
        flow: defineFlow({ id: 'faultyFlow', logic: faulty, input: () => 'as stored' }),
      }),
  };
}

const REPORT = { type: 'crash.reported', actor: 'faulty', error: FAULT };

describe('a page in the root', () => {
  test('starts from its input, and after a crash from that of the retry', async () => {
    const root = openRoot();
    await root.enter('first');
    expect(root.page().getSnapshot()).toMatchObject({ context: { input: 'first' } });
    root.page().send({ type: 'break' });
    await root.enter('second');
    expect(root.page().getSnapshot()).toMatchObject({ status: 'active', context: { input: 'second' } });
  });

  test('that crashes is reported once; the root, its session and its polling go on', async () => {
    const root = openRoot();
    await root.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    await root.enter('first');
    root.page().send({ type: 'break' });
    expect(root.reports()).toEqual([REPORT]);
    expect(root.host()?.matches('crashed')).toBe(true);
    expect(root.subject.getSnapshot()).toMatchObject({ status: 'active', value: 'online' });
    await root.pass(500);
    expect(root.calls.waiting('request')).toHaveLength(1);
  });

  test('is gone with the session, crashed or not (D61)', async () => {
    const root = openRoot();
    await root.enter('first');
    root.page().send({ type: 'break' });
    await root.send({ type: 'session.ended', chosen: true });
    expect(root.host()).toBeUndefined();
  });
});

describe('a flow of the root', () => {
  test('that crashes is reported once, is gone, and starts afresh when it is needed again', async () => {
    const root = openRoot();
    await root.need();
    const first = root.flow();
    expect(first?.getSnapshot()).toMatchObject({ context: { input: 'as stored' } });
    first?.send({ type: 'break' });
    expect(root.reports()).toEqual([REPORT]);
    expect(root.flow()).toBeUndefined();
    await root.need();
    expect(root.flow()).toBeDefined();
    expect(root.flow()).not.toBe(first);
  });

  test('that is needed again while it runs goes on', async () => {
    const root = openRoot();
    await root.need();
    const first = root.flow();
    await root.need();
    expect(root.flow()).toBe(first);
    expect(root.reports()).toEqual([]);
  });
});

describe('what the root itself runs on', () => {
  test.each(['site', 'session', 'gameEntry', 'toasts'])(
    '%s, crashed, is reported, and the root says so',
    async (id) => {
      const root = openRoot();
      const service = root.subject.system.get(id) as AnyActorRef & { logic: { transition: unknown } };
      const own = service.logic.transition;
      service.logic.transition = () => {
        service.logic.transition = own;
        throw FAULT;
      };
      service.send({ type: 'break' });
      await root.pass(0);
      expect(root.reports()).toEqual([expect.objectContaining({ error: FAULT })]);
      expect(root.subject.getSnapshot()).toMatchObject({ status: 'active', value: 'crashed' });
    },
  );
});
