import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness, type Harness } from '#tests/support/harness.ts';
import { anEntry, OLD_KEY } from '#tests/support/outboxEntries.ts';

type World = Harness<AnyStateMachine>;

/** A flow that takes up a submission that was sent before it started. */
interface TakeUp {
  /** makes the flow, whose calls the script answers */
  machine: (calls: CallScript) => AnyStateMachine;
  input?: unknown;
  /** what the outbox holds */
  kind: string;
  intent: unknown;
  /** an intent that the flow cannot have sent */
  foreign: unknown;
  /** brings the flow to where it takes up, if it waits for something before */
  open?: (world: World) => Promise<void>;
  /** the part of the snapshot that shows the old submission, without a known outcome */
  shows: object;
  /** sends the old one again, with `secret` where it has one */
  retry: (world: World) => Promise<void>;
  secret?: string;
  /** makes and sends a new one after a refusal */
  submit: (world: World) => Promise<void>;
  receipt: unknown;
}

const snapshotOf = (world: World) => world.subject.getSnapshot() as AnyMachineSnapshot;
const isFree = (world: World) => snapshotOf(world).children['submission'] === undefined;
const keyOf = (world: World) => (world.calls.only('send').input as { key: string }).key;

/** Sends the child `submission` an event, as its view does. */
export async function toSubmission(world: World, event: { type: string; secret?: string }): Promise<void> {
  snapshotOf(world).children['submission']?.send(event);
  await world.pass(0);
}

/** Tests that a flow takes up what the outbox has of it, sends nothing by itself, and forgets it at its end. */
export function describeTakeUp(name: string, flow: TakeUp): void {
  const { kind, intent, secret } = flow;
  const request = { intent, key: OLD_KEY };

  async function openWith(entries: readonly OutboxEntry[]): Promise<World> {
    const calls = new CallScript();
    const machine = flow.machine(calls);
    const world = createHarness<AnyStateMachine>({ machine, input: flow.input, calls, entries });
    await flow.open?.(world);
    return world;
  }
  /** Expects the flow to have forgotten the old one: the next has a key of its own. */
  async function expectForgotten(world: World): Promise<void> {
    expect(isFree(world)).toBe(true);
    expect(snapshotOf(world).hasTag('busy')).toBe(false);
    await flow.submit(world);
    expect(keyOf(world)).toBe('key-1');
    expect(world.calls.only('send').input).not.toHaveProperty('isSent');
  }
  const refusal = { kind: 'rejected', code: 400, message: '操作失败' } as const;

  describe(`${name} that was sent before its page was opened`, () => {
    test('and has no known outcome is shown and not sent by itself', async () => {
      const world = await openWith([anEntry(kind, intent)]);
      expect(isFree(world)).toBe(false);
      expect(snapshotOf(world)).toMatchObject(flow.shows);
      expect(world.calls.count('send')).toBe(0);
      expect(world.toasts()).toEqual([]);
      world.stop();
    });

    test('is sent again under its key, and forgotten after its refusal', async () => {
      const world = await openWith([anEntry(kind, intent)]);
      await flow.retry(world);
      expect(world.calls.only('send').input).toEqual({ ...request, ...(secret !== undefined && { secret }) });
      await world.calls.fail('send', refusal);
      await expectForgotten(world);
      world.stop();
    });

    test('stays under its key as long as nothing is known of it', async () => {
      const world = await openWith([anEntry(kind, intent)]);
      await flow.retry(world);
      await world.calls.fail('send', { kind: 'timeout' });
      expect(snapshotOf(world)).toMatchObject(flow.shows);
      await flow.retry(world);
      expect(keyOf(world)).toBe(OLD_KEY);
      world.stop();
    });

    test('and was checked elsewhere frees the flow', async () => {
      const world = await openWith([anEntry(kind, intent)]);
      await toSubmission(world, { type: 'submission.abandon' });
      await expectForgotten(world);
      world.stop();
    });

    test('and is on its way is waited for', async () => {
      const world = await openWith([anEntry(kind, intent, 'sending')]);
      expect(snapshotOf(world).hasTag('busy')).toBe(true);
      expect(world.calls.only('send').input).toMatchObject({ ...request, isSent: true });
      await world.calls.fail('send', refusal);
      await expectForgotten(world);
      world.stop();
    });

    test('and is on its way ends with its receipt', async () => {
      const world = await openWith([anEntry(kind, intent, 'sending')]);
      await world.calls.answer('send', flow.receipt);
      expect(isFree(world)).toBe(true);
      expect(world.calls.count('send')).toBe(1);
      world.stop();
    });

    test.each<[string, OutboxEntry]>([
      ['of another kind', anEntry('birthday', intent)],
      ['of another member', { ...anEntry(kind, intent), owner: 'another' }],
      ['whose intent nobody knows any more', anEntry(kind, flow.foreign)],
    ])('is left alone if it is one %s', async (_, entry) => {
      const world = await openWith([entry]);
      expect(isFree(world)).toBe(true);
      expect(world.calls.count('send')).toBe(0);
      world.stop();
    });
  });
}
