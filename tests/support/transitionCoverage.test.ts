import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { EVERY_FAILURE, measureCoverage } from '#tests/support/transitionCoverage.ts';

type DoorEvent = { type: 'open' } | { type: 'close' } | { type: 'lock' } | { type: 'never' };

const door = setup({
  types: { context: {} as { opened: number }, events: {} as DoorEvent },
  actors: { ring: fromPromise(() => Promise.resolve()) },
  guards: { isFirst: ({ context }) => context.opened === 0, isWorn: ({ context }) => context.opened > 1 },
  delays: { soon: 300, later: 5000 },
}).createMachine({
  id: 'door',
  context: { opened: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: [
          { guard: 'isFirst', target: 'ringing', actions: assign({ opened: 1 }) },
          { guard: 'isWorn', target: 'stuck' },
          { target: 'open', actions: assign({ opened: 2 }) },
        ],
      },
    },
    ringing: { invoke: { src: 'ring', id: 'ring', onDone: 'open' } },
    open: { on: { close: 'closed' }, after: { soon: 'closed', later: 'stuck' } },
    stuck: {},
  },
});

const events = {
  open: [{ type: 'open' as const }],
  close: [{ type: 'close' as const }],
};
const doorRun = {
  machine: door,
  starts: { closed: () => undefined },
  events,
  calls: { ring: { errors: [] } },
  key: ({ context }: { context: { opened: number } }) => context.opened,
};

describe('transition coverage', () => {
  test('names the transition that cannot happen and counts the others', async () => {
    const report = await measureCoverage(doorRun);
    // The later of two timers of one state never fires, however long a path is.
    expect(report.untaken).toEqual(['door.open · xstate.after.later.door.open · 0 → door.stuck']);
    expect(report.nodes).toHaveLength(5);
    expect(report.edges).toHaveLength(7);
    expect(report.edges.filter(({ path }) => path !== null)).toHaveLength(6);
  });

  test('a situation that the key merges hides its guarded edge, and is reported', async () => {
    const report = await measureCoverage({ ...doorRun, key: () => null });
    expect(report.untaken).not.toEqual([]);
  });

  test('an event without a sample stops the run', async () => {
    await expect(measureCoverage({ ...doorRun, events: { open: events.open } })).rejects.toThrow(
      'No sample is given of the event close',
    );
  });

  test('a call without answers stops the run', async () => {
    await expect(measureCoverage({ ...doorRun, calls: {} })).rejects.toThrow(
      'No answers are given for the call ring',
    );
  });

  test('an error that no transition takes stops the run with its path', async () => {
    const quiet = setup({ actors: { ring: fromPromise(() => Promise.resolve()) } }).createMachine({
      id: 'quiet',
      initial: 'ringing',
      states: { ringing: { invoke: { src: 'ring', id: 'ring', onDone: 'rung' } }, rung: {} },
    });
    const measured = measureCoverage({
      machine: quiet,
      starts: { ringing: () => undefined },
      calls: { ring: { errors: EVERY_FAILURE } },
    });
    await expect(measured).rejects.toThrow('The machine quiet stopped on an error');
  });
});
