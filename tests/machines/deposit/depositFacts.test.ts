import { describe, expect, test, vi } from 'vitest';
import { assign, setup, type Subscription } from 'xstate';
import {
  depositFactsMachine,
  watchDepositFacts,
  type DepositFacts,
  type DepositFactsEvent,
} from '#machines/deposit/depositFacts.machine.ts';
import { limitPromptMachine } from '#machines/deposit/limitPrompt.machine.ts';
import { protectionReaderMachine } from '#machines/kit/protection/protectionReader.machine.ts';
import { allowanceOf } from '#machines/kit/protection/protection.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { DAY_LIMIT, PROTECTION, withDayLimit } from '#tests/machines/playerProtection/playerProtection.ts';
import { createHarness } from '#tests/support/harness.ts';

const HALF_USED = withDayLimit({ ...DAY_LIMIT, used: '500.00' });

/** The facts of a page that is shown, while the limits are being read; one of the children may be another. */
function openFacts(other: (calls: CallScript) => object = () => ({})) {
  const calls = new CallScript();
  const machine = calls.bind(depositFactsMachine).provide({ actors: other(calls) });
  const harness = createHarness({ machine, calls });
  const state = () => harness.subject.getSnapshot();
  return { ...harness, state, known: () => state().context };
}

describe('what the deposit page knows', () => {
  test('is that it is shown, until more is read', () => {
    const facts = openFacts();
    expect(facts.known()).toEqual({ shown: true, allowance: null, offersLimits: false });
    facts.stop();
  });

  test('is what the member may still deposit, and that the server has limits to set', async () => {
    const facts = openFacts();
    await facts.calls.answer('read', PROTECTION);
    expect(facts.known()).toEqual({ shown: true, allowance: allowanceOf(PROTECTION), offersLimits: true });
    facts.stop();
  });

  test('is that there are none to set, on a site without limits', async () => {
    const facts = openFacts();
    await facts.calls.answer('read', { ...PROTECTION, limits: [] });
    expect(facts.known()).toMatchObject({ allowance: { limits: [] }, offersLimits: false });
    facts.stop();
  });

  test('is whether it is shown, while the limits are being read and after', async () => {
    const facts = openFacts();
    await facts.send({ type: 'page.hidden' });
    expect(facts.known().shown).toBe(false);
    await facts.send({ type: 'page.shown' });
    expect(facts.known().shown).toBe(true);
    await facts.calls.answer('read', PROTECTION);
    await facts.send({ type: 'page.hidden' });
    expect(facts.known().shown).toBe(false);
    facts.stop();
  });
});

describe('the prompt for a limit', () => {
  test('learns of the limits, each time that they are read', async () => {
    const facts = openFacts();
    const known = () => facts.state().children.limitPrompt?.getSnapshot().context.protection;
    expect(known()).toBeNull();
    await facts.calls.answer('read', PROTECTION);
    expect(known()).toEqual(PROTECTION);
    await facts.send({ type: 'refresh' });
    await facts.calls.answer('refresh', HALF_USED);
    expect(known()).toEqual(HALF_USED);
    facts.stop();
  });
});

const crash = () => {
  throw new Error('a fault');
};

describe.each([
  [
    'protectionReader',
    (calls: CallScript) => ({
      protection: calls.bind(protectionReaderMachine).provide({ actions: { note: crash } }),
    }),
  ],
  [
    'limitPrompt',
    (calls: CallScript) => ({
      limitPrompt: calls.bind(limitPromptMachine).provide({ actions: { noteProtection: crash } }),
    }),
  ],
])('the facts, of which the %s crashes', (actor, other) => {
  async function openCrashed() {
    const facts = openFacts(other);
    await facts.calls.answer('read', PROTECTION);
    return facts;
  }

  test('report it, and read the limits no more', async () => {
    const facts = await openCrashed();
    expect(facts.sent.crashReporter).toMatchObject([{ actor }]);
    expect(facts.state().value).toBe('crashed');
    // limits that nobody reads any more limit nothing
    expect(facts.known().allowance).toBeNull();
    await facts.send({ type: 'refresh' });
    expect(facts.calls.count('refresh')).toBe(0);
    facts.stop();
  });

  test('still tell whether the page is shown', async () => {
    const facts = await openCrashed();
    await facts.send({ type: 'page.hidden' });
    expect(facts.known().shown).toBe(false);
    await facts.send({ type: 'page.shown' });
    expect(facts.known().shown).toBe(true);
    facts.stop();
  });
});

/** A part of the page that watches its facts while `watching`, and keeps what it was told. */
const watcherMachine = setup({
  types: {
    context: {} as { told: DepositFacts[] },
    events: {} as DepositFactsEvent | { type: 'entered' } | { type: 'left' },
    children: {} as { facts: 'facts' },
  },
  actors: { facts: depositFactsMachine, watchFacts: watchDepositFacts },
}).createMachine({
  id: 'watcher',
  context: { told: [] },
  invoke: { src: 'facts', id: 'facts', systemId: 'depositFacts' },
  on: {
    'facts.changed': { actions: assign({ told: ({ context, event }) => [...context.told, event.facts] }) },
  },
  initial: 'away',
  states: {
    away: { on: { entered: 'watching' } },
    watching: { invoke: { src: 'watchFacts', id: 'watchFacts' }, on: { left: 'away' } },
  },
});

async function openWatcher() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(watcherMachine), calls });
  const { facts } = harness.subject.getSnapshot().children;
  if (facts === undefined) throw new Error('The facts do not run');
  const subscribe = vi.spyOn(facts, 'subscribe');
  await harness.send({ type: 'entered' });
  return {
    ...harness,
    told: () => harness.subject.getSnapshot().context.told,
    page: async (event: { type: 'page.shown' | 'page.hidden' | 'refresh' }) => {
      facts.send(event);
      await harness.pass(0);
    },
    subscription: () => subscribe.mock.results[0]?.value as Subscription,
  };
}

describe('a method of the page', () => {
  const allowance = allowanceOf(PROTECTION);

  test('is told the facts at once, and each that has changed', async () => {
    const watcher = await openWatcher();
    expect(watcher.told()).toEqual([{ shown: true, allowance: null }]);
    await watcher.calls.answer('read', PROTECTION);
    await watcher.page({ type: 'page.hidden' });
    expect(watcher.told().slice(1)).toEqual([
      { shown: true, allowance },
      { shown: false, allowance },
    ]);
    watcher.stop();
  });

  test('is told nothing where none has changed', async () => {
    const watcher = await openWatcher();
    await watcher.calls.answer('read', PROTECTION);
    await watcher.page({ type: 'page.shown' });
    await watcher.page({ type: 'refresh' });
    expect(watcher.told()).toHaveLength(2);
    watcher.stop();
  });

  test('lets go of the page when it ends', async () => {
    const watcher = await openWatcher();
    const letGo = vi.spyOn(watcher.subscription(), 'unsubscribe');
    await watcher.send({ type: 'left' });
    expect(letGo).toHaveBeenCalledOnce();
    watcher.stop();
  });
});
