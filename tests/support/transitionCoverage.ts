import { describe, expect, inject, test } from 'vitest';
import {
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { CallError } from '#machines/calls/callError.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { writeCoverage, type CoverageReport } from '#tests/support/coverageReport.ts';
import { allNodes, enumerateEdges, takenEdges, visitedNodes } from '#tests/support/edges.ts';
import { explore } from '#tests/support/explore.ts';
import {
  exploreMachine,
  machinePaths,
  type MachinePathRequest,
  type MachinePaths,
  type MachineSamples,
} from '#tests/support/machinePaths.ts';
import { countsByFormat, printedPaths } from '#tests/support/printedPaths.ts';
import { replayPath } from '#tests/support/replayPath.ts';
import { createHarness } from '#tests/support/harness.ts';
import { SteppedClock } from '#tests/support/steppedClock.ts';
import type { Move } from '#tests/support/timedLogic.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** set by `npm run paths`, which needs the paths instead of the tests */
    machinePaths: MachinePathRequest;
  }
  interface TaskMeta {
    machinePaths?: MachinePaths;
  }
}

/** An event sent `wait` ms after the previous step. */
interface Delayed<Event extends EventObject> {
  wait: number;
  event: Event;
}

/** An event of a user or another actor, sent `wait` ms after the previous step. */
export function after<const Event extends EventObject>(wait: number, event: Event): Delayed<Event> {
  return { wait, event };
}

type Sample<Event extends EventObject> = Event | Delayed<Event>;
type Samples<Machine extends AnyStateMachine> = {
  [Type in EventFromLogic<Machine>['type']]?: readonly Sample<
    Extract<EventFromLogic<Machine>, { type: Type }>
  >[];
};

/** The outcomes to test for a call; without `errors`, every kind of failure. */
interface CallSamples {
  outputs?: readonly unknown[];
  errors?: readonly unknown[];
}

/** The error of a crashing callback. */
export const CRASH = new Error('crashed on purpose');

/** One failure of each kind. */
export const EVERY_FAILURE: readonly CallError[] = [
  { kind: 'expired', message: '' },
  { kind: 'rejected', code: 500, message: '' },
  { kind: 'gateway', message: '' },
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'malformed' },
];

export interface CoverageOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  /** The test's file, for the report. */
  test?: string;
  /** The name in the report if the machine's id is not unique, as for a machine created by a factory. */
  name?: string;
  /** The machine's inputs by scenario; `now` is the simulated clock (epoch ms). */
  starts: Readonly<Record<string, (now: () => number) => InputFrom<Machine>>>;
  /** Samples of every event that the machine handles. */
  events?: Samples<Machine>;
  /** Outcomes of every call by its `src`. */
  calls?: Readonly<Record<string, CallSamples>>;
  /** The callback actors, by `src`; their events are among `events`. */
  callbacks?: readonly string[];
  /** Distinguishes situations with the same state value. */
  key?: (snapshot: SnapshotFrom<Machine>, now: number) => unknown;
  /** Maximum number of situations. */
  limit?: number;
  /** The machine is the root of its own system. */
  alone?: boolean;
}

function movesOf<Machine extends AnyStateMachine>(options: CoverageOptions<Machine>) {
  const samples: Readonly<Record<string, readonly Sample<EventObject>[] | undefined>> = options.events ?? {};
  const sources = new Map(
    allNodes(options.machine).flatMap((node) =>
      node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : id] as const),
    ),
  );
  const answersOf = (id: string): CallSamples => {
    const src = sources.get(id) ?? id;
    const answers =
      options.calls?.[src] ?? (options.callbacks?.includes(src) === true ? { errors: [CRASH] } : undefined);
    if (answers === undefined) throw new Error(`No answers are given for the call ${src}`);
    return answers;
  };
  return (snapshot: AnyMachineSnapshot): Move[] => {
    // oxlint-disable-next-line no-underscore-dangle -- the active nodes are only exposed under this name
    const nodes = snapshot._nodes;
    // Every call may fail, so failures are tested even without an onError.
    const running = nodes.flatMap((node) => node.invoke.map(({ id }) => id));
    const failures = running.filter((id) => options.calls?.[sources.get(id) ?? ''] !== undefined);
    const descriptors = new Set([
      ...nodes.flatMap((node) => [...node.transitions.keys()]),
      ...failures.map((id) => `xstate.error.actor.${id}`),
    ]);
    return [...descriptors].flatMap((descriptor): Move[] => {
      const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(descriptor) ?? [];
      if (kind === 'done' && id !== undefined)
        return (answersOf(id).outputs ?? [undefined]).map((output) => ({ kind: 'answer', id, output }));
      if (kind === 'error' && id !== undefined)
        return (answersOf(id).errors ?? EVERY_FAILURE).map((error) => ({ kind: 'fail', id, error }));
      // These are delivered by timers and final states.
      if (descriptor.startsWith('xstate.')) return [];
      const given = samples[descriptor];
      if (given === undefined) throw new Error(`No sample is given of the event ${descriptor}`);
      return given.map((sample) =>
        'wait' in sample && 'event' in sample
          ? { kind: 'send', ...sample }
          : { kind: 'send', event: sample, wait: 0 },
      );
    });
  };
}

/** More than any machine has; if there are more, `key` distinguishes too much. */
const SITUATIONS_MAX = 2000;
const NAME = /^[a-z]\w*$/i;
const UNBOUND = /^The call \w+ is not bound$/;

/** A machine with all its child machines, recursively. */
function withChildren(machine: AnyStateMachine): AnyStateMachine[] {
  const actors: readonly unknown[] = Object.values(machine.implementations.actors ?? {});
  return [machine, ...actors.filter((actor) => actor instanceof StateMachine).flatMap(withChildren)];
}

/** The promises of calls that are not provided by the setup. */
function unboundCalls({ implementations }: AnyStateMachine): Promise<unknown>[] {
  const actors: readonly unknown[] = Object.values(implementations.actors ?? {});
  return actors
    .map((actor) => (actor as { config?: unknown }).config)
    .filter((call) => typeof call === 'function')
    .map((call): unknown => {
      try {
        return (call as (scope: object) => unknown)({});
      } catch {
        // a callback that uses its input, so not a call
        return undefined;
      }
    })
    .filter((answer) => answer instanceof Promise);
}

function samplesOf<Machine extends AnyStateMachine>(options: CoverageOptions<Machine>): MachineSamples {
  const { machine, starts, key = () => null } = options;
  const moves = movesOf(options);
  return { machine: new CallScript().bind(machine), starts, moves, key: key as MachineSamples['key'] };
}

/** Runs every path with real actors; only the edges that those report count as taken. */
export async function measureCoverage<Machine extends AnyStateMachine>(
  options: CoverageOptions<Machine>,
): Promise<CoverageReport> {
  const { machine } = options;
  const edges = enumerateEdges(machine);
  const taken = new Map<string, string[]>();
  const reached = new Set<string>();
  let completed = 0;
  const { starts, ...samples } = samplesOf(options);

  for (const [start, input] of Object.entries(starts)) {
    for (const path of explore({ ...samples, input, limit: options.limit ?? SITUATIONS_MAX })) {
      const clock = new SteppedClock();
      const calls = new CallScript();
      const harness = createHarness<AnyStateMachine>({
        machine: calls.bind(machine).provide({
          actors: {
            ...Object.fromEntries(Object.keys(options.calls ?? {}).map((src) => [src, calls.promise()])),
            ...Object.fromEntries((options.callbacks ?? []).map((src) => [src, calls.callback()])),
          },
        }),
        input: input(() => clock.now()),
        clock,
        calls,
        ...(options.alone && { alone: true }),
        inspect: (event) => {
          const own = takenEdges(event).filter(({ machineId }) => machineId === machine.id);
          for (const { key } of own)
            if (!taken.has(key)) taken.set(key, [start, ...path.steps.map(({ label }) => label)]);
          // A state left by `always` has no snapshot of its own; that its edge was taken proves that it was entered.
          for (const { machineId, nodeId } of [...own, ...visitedNodes(event)])
            if (machineId === machine.id) reached.add(nodeId);
        },
      });
      try {
        await replayPath(harness, path);
      } catch (error) {
        throw new Error(`Scenario "${start}": ${error instanceof Error ? error.message : ''}`, {
          cause: error,
        });
      } finally {
        harness.stop();
      }
      completed += 1;
    }
  }
  const nodes = allNodes(machine).map((node) => node.id);
  return {
    machine: options.name ?? machine.id,
    id: machine.id,
    test: options.test ?? '',
    at: Date.now(),
    states: nodes.length,
    statesReached: reached.size,
    transitions: edges.length,
    transitionsTaken: edges.filter((edge) => taken.has(edge.key)).length,
    paths: completed,
    nodes,
    edges: edges.map((edge) => ({ ...edge, path: taken.get(edge.key) ?? null })),
    untaken: [
      ...edges.filter((edge) => !taken.has(edge.key)).map((edge) => edge.label),
      ...nodes.filter((node) => !reached.has(node)),
    ],
  };
}

/** Returns the machine's paths instead of testing them, for `npm run paths`. */
function describePaths<Machine extends AnyStateMachine>(
  name: string,
  options: CoverageOptions<Machine>,
  request: MachinePathRequest,
): void {
  test.runIf(request.machine === options.machine.id)(`paths of ${name}`, ({ task }) => {
    task.meta.machinePaths = machinePaths(exploreMachine(samplesOf(options), request.situations), request);
    expect(task.meta.machinePaths.paths).not.toEqual([]);
  });
}

/**
 * Tests that generated paths, run by the real actor on simulated time, take every transition of a machine; a failure
 * lists those not taken. The report is written to `reports/coverage/{machine}.json`.
 */
export function describeTransitionCoverage<Machine extends AnyStateMachine>(
  options: CoverageOptions<Machine>,
): void {
  const name = options.name ?? options.machine.id;
  const request: MachinePathRequest | undefined = inject('machinePaths');
  if (request !== undefined) return describePaths(name, options, request);
  describe(`transitions of ${name}`, () => {
    test('the machine is named, and so is each call that nobody has bound', async () => {
      const machines = withChildren(options.machine);
      for (const { id } of machines) expect(id).toMatch(NAME);
      const calls = machines.flatMap(unboundCalls);
      await Promise.all(calls.map((call) => expect(call).rejects.toThrow(UNBOUND)));
    });

    test('each is taken by the real actor', async ({ task }) => {
      const report = await measureCoverage({ ...options, test: task.file.name });
      writeCoverage(report);
      expect(report.untaken).toEqual([]);
    });

    // for mutants this would prove nothing that the test above does not
    test.skipIf('STRYKER_MUTATOR_WORKER' in process.env)('are told as paths, in every format', () => {
      for (const set of printedPaths(
        name,
        exploreMachine(samplesOf(options), options.limit ?? SITUATIONS_MAX),
      )) {
        const { paths, found, limit, wanted, all } = set;
        const { length } = paths;
        expect(length).toBe(Math.min(found, limit));
        expect(length).toBeGreaterThan(0);
        expect(set).toMatchObject({ untaken: [], stopped: null });
        expect(length === found && !set.isCut ? set.taken : wanted).toBe(wanted);
        const [states, events] = [all.states.length, all.events.length];
        const counts = { words: length, checklist: length, playwright: length, states, events };
        expect(countsByFormat(set)).toEqual(counts);
      }
    });
  });
}
