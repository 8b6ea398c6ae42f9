import { describe, expect, test } from 'vitest';
import { assign, createActor, raise, setup } from 'xstate';
import { enumerateEdges } from '#tools/coverage/edges.ts';
import { ProofRecorder, type MachineProof } from '#tools/coverage/proofs.ts';

const turnstile = setup({
  types: { context: {} as { coins: number }, events: {} as { type: 'coin' | 'push' | 'kick' | 'count' } },
  guards: {
    isPaid: ({ context }) => context.coins > 0,
    isRich: ({ context }) => context.coins > 2,
    isBroken: () => false,
  },
}).createMachine({
  id: 'turnstile',
  context: { coins: 0 },
  type: 'parallel',
  on: { kick: { guard: 'isRich', actions: raise({ type: 'count' }) } },
  states: {
    arm: {
      initial: 'locked',
      states: {
        locked: {
          on: { coin: { actions: assign({ coins: 1 }) }, push: [{ guard: 'isPaid', target: 'open' }, {}] },
        },
        open: { after: { 500: 'locked' }, on: { kick: 'locked' } },
      },
    },
    lamp: {
      initial: 'red',
      states: {
        red: { always: [{ guard: 'isBroken', target: 'dark' }, { target: 'green' }] },
        green: {},
        dark: {},
      },
    },
  },
});

function record(...events: ('coin' | 'push' | 'kick')[]): MachineProof | undefined {
  const recorder = new ProofRecorder();
  const actor = createActor(turnstile, { inspect: (event) => recorder.note('a visit', event) });
  actor.start();
  for (const type of events) actor.send({ type });
  actor.stop();
  const [proof] = recorder.proofs();
  expect(proof?.test).toBe('a visit');
  return proof?.machines['turnstile'];
}

describe('what a test proves', () => {
  test('the start takes what needs no event, and reaches what it passes', () => {
    expect(record()).toEqual({
      taken: ['turnstile.lamp.red · always · 1'],
      refused: ['turnstile.lamp.red · always · 0'],
      reached: [
        'turnstile.lamp.red',
        'turnstile',
        'turnstile.arm',
        'turnstile.lamp',
        'turnstile.arm.locked',
        'turnstile.lamp.green',
      ],
    });
  });

  test('a guard that lets an event through is no refusal', () => {
    const proof = record('coin', 'push');
    expect(proof?.taken).toContain('turnstile.arm.locked · push · 0');
    expect(proof?.refused).not.toContain('turnstile.arm.locked · push · 0');
  });

  test('a guard passed over for the next candidate is refused', () => {
    const proof = record('push');
    expect(proof?.taken).toContain('turnstile.arm.locked · push · 1');
    expect(proof?.refused).toContain('turnstile.arm.locked · push · 0');
  });

  test('an event that no candidate takes is refused by the node that asks', () => {
    expect(record('kick')?.refused).toContain('turnstile · kick · 0');
  });

  test('a node is not asked when one inside it takes the event', () => {
    const proof = record('coin', 'push', 'kick');
    expect(proof?.taken).toContain('turnstile.arm.open · kick · 0');
    expect(proof?.refused).not.toContain('turnstile · kick · 0');
  });

  test('each test has its own proofs', () => {
    const recorder = new ProofRecorder();
    for (const name of ['one', 'other'])
      createActor(turnstile, { inspect: (event) => recorder.note(name, event) }).start();
    expect(recorder.proofs().map((proof) => proof.test)).toEqual(['one', 'other']);
  });
});

test('an edge knows its guard, its delay and where it leads', () => {
  const edges = enumerateEdges(turnstile);
  expect(edges).toContainEqual({
    key: 'turnstile.arm.locked · push · 0',
    label: 'turnstile.arm.locked · push · 0 [isPaid] → turnstile.arm.open',
    from: 'turnstile.arm.locked',
    event: 'push',
    guard: 'isPaid',
    delay: null,
    to: ['turnstile.arm.open'],
  });
  expect(edges.filter(({ delay }) => delay !== null)).toMatchObject([
    { event: 'xstate.after.500.turnstile.arm.open', delay: '500', guard: null },
  ]);
  expect(edges.find(({ key }) => key === 'turnstile.arm.locked · coin · 0')).toMatchObject({ to: [] });
});
