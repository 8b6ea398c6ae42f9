import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, inject, test } from 'vitest';
import {
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { activeNodes, errorEvent, isOfSystem, systemEvent } from '#app/inspector/xstateInternals.ts';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { COVERAGE_FOLDER, type CoverageReport } from '#tools/coverage/report.ts';
import { asChecklist, inWords } from '#tools/paths/inWords.ts';
import { pathSetOfMachine } from '#tools/paths/pathSet.ts';
import { asPlaywright, asSteps } from '#tools/paths/playwright.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { allNodes, enumerateEdges, takenEdges, visitedNodes } from '#tools/coverage/edges.ts';
import type { PathRequest } from '#tools/paths/graphPaths.ts';
import { createHarness, type Harness } from '#tests/support/harness.ts';
import {
  exploreMachine,
  machinePaths,
  situationPaths,
  type ExpectedStep,
  type ExploredMachine,
  type MachinePathRequest,
} from '#tools/paths/machinePaths.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';
import { moveLine, show, type Move } from '#tools/paths/timedLogic.ts';

/** An event, or one that is sent `wait` ms after the step before it. */
type Sample<Event extends EventObject> = Event | { wait: number; event: Event };
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
  /** Name in the report where the machine's id does not tell, as for a machine that a factory makes. */
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
  return (snapshot: AnyMachineSnapshot): Move[] => {
    const nodes = activeNodes(snapshot);
    const running = new Map(nodes.flatMap((node) => node.invoke.map(({ id, src }) => [id, src])));
    const sourceOf = (id: string) => {
      const src = running.get(id);
      return typeof src === 'string' ? src : id;
    };
    const answersOf = (id: string): CallSamples => {
      const src = sourceOf(id);
      const answers =
        options.calls?.[src] ?? (options.callbacks?.includes(src) === true ? { errors: [CRASH] } : undefined);
      if (answers === undefined) throw new Error(`No answers are given for the call ${src}`);
      return answers;
    };
    // Every call may fail, so failures are tried even where no onError waits for them.
    const failures = [...running.keys()].filter((id) => options.calls?.[sourceOf(id)] !== undefined);
    const descriptors = new Set([
      ...nodes.flatMap((node) => [...node.transitions.keys()]),
      ...failures.map((id) => errorEvent(id, null).type),
    ]);
    return [...descriptors].flatMap((descriptor): Move[] => {
      const told = systemEvent(descriptor);
      if (told?.kind === 'done')
        return (answersOf(told.call).outputs ?? [undefined]).map((output) => ({
          kind: 'answer',
          id: told.call,
          output,
        }));
      if (told?.kind === 'error')
        return (answersOf(told.call).errors ?? EVERY_FAILURE).map((error) => ({
          kind: 'fail',
          id: told.call,
          error,
        }));
      // these are delivered by timers and final states
      if (isOfSystem(descriptor)) return [];
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
const UNBOUND = /^The (call|actor) \w+ is not bound$/;

const actorsOf = ({ implementations }: AnyStateMachine): unknown[] =>
  Object.values(implementations.actors ?? {});

/** A machine and, recursively, the machines that it invokes or spawns. */
function withChildren(machine: AnyStateMachine): AnyStateMachine[] {
  return [
    machine,
    ...actorsOf(machine)
      .filter((actor) => actor instanceof StateMachine)
      .flatMap(withChildren),
  ];
}

/** The outputs of a machine's calls and actors as its setup defines them, where they do not read their input. */
function unboundCalls(machine: AnyStateMachine): Promise<unknown>[] {
  return actorsOf(machine)
    .map((actor) => (actor as { config?: unknown }).config)
    .map((call): unknown => {
      try {
        return typeof call === 'function' && call.length === 0 ? call() : undefined;
      } catch (error) {
        return Promise.reject(error);
      }
    })
    .filter((answer) => answer instanceof Promise);
}

function exploredBy<Machine extends AnyStateMachine>(
  options: CoverageOptions<Machine>,
  most = options.limit ?? SITUATIONS_MAX,
): ExploredMachine {
  const { machine, starts, key = () => null } = options;
  const samples = { machine: new CallScript().bind(machine), starts, moves: movesOf(options) };
  return exploreMachine({ ...samples, key: key as (snapshot: AnyMachineSnapshot) => unknown }, most);
}

function expectValue(harness: Harness<AnyStateMachine>, value: unknown, after: string): void {
  harness.assertHealthy();
  const actual: unknown = (harness.subject.getSnapshot() as AnyMachineSnapshot).value;
  if (!isDeepStrictEqual(actual, value))
    throw new Error(`After ${after} the state is ${show(actual)}, expected was ${show(value)}`);
}

/** Performs one step of a path on the real actor: an event, a response, a failure, or exactly the time it takes. */
async function perform(harness: Harness<AnyStateMachine>, { move, at }: ExpectedStep, before: unknown) {
  switch (move.kind) {
    case 'start':
      return settle();
    case 'send':
      if (move.wait > 0) await harness.pass(move.wait);
      return harness.send(move.event);
    case 'answer':
      return harness.calls.answer(move.id, move.output);
    case 'fail':
      return harness.calls.crash(move.id, move.error);
    case 'time': {
      const left = at - harness.clock.now();
      // One millisecond earlier, nothing may have happened yet.
      await harness.pass(left - 1);
      expectValue(harness, before, `all but 1 ms of ${left} ms`);
      return harness.pass(1);
    }
  }
}

/** Runs a path with the real actor, which must be in the expected state after every step. */
async function replayPath(harness: Harness<AnyStateMachine>, path: readonly ExpectedStep[]): Promise<void> {
  const done: string[] = [];
  try {
    for (const [index, step] of path.entries()) {
      done.push(moveLine(step.move));
      await perform(harness, step, path[index - 1]?.value);
      expectValue(harness, step.value, moveLine(step.move));
    }
  } catch (error) {
    if (error instanceof Error) error.message += `\nPath: ${done.join(' → ')}`;
    throw error;
  } finally {
    harness.stop();
  }
}

/** Runs every path with real actors; only the edges that those report count as taken. */
export async function measureCoverage<Machine extends AnyStateMachine>(
  options: CoverageOptions<Machine>,
  explored = exploredBy(options),
): Promise<Omit<CoverageReport, 'test'>> {
  const { machine, starts, calls: given = {}, callbacks = [], alone = false } = options;
  const { stopped } = explored;
  if (stopped !== null) throw new Error(`More than ${stopped.situations} situations`);
  const taken = new Map<string, string[]>();
  const reached = new Set<string>();
  const paths = situationPaths(explored);
  for (const path of paths) {
    const start = path[0]?.move;
    if (start?.kind !== 'start') throw new Error('A path begins with a start');
    const clock = new SteppedClock();
    const calls = new CallScript();
    const harness = createHarness<AnyStateMachine>({
      machine: calls.bind(machine).provide({
        actors: {
          ...Object.fromEntries(Object.keys(given).map((src) => [src, calls.promise()])),
          ...Object.fromEntries(callbacks.map((src) => [src, calls.callback()])),
        },
      }),
      input: starts[start.scenario]?.(() => clock.now()),
      clock,
      calls,
      alone,
      inspect: (event) => {
        for (const { machineId, key } of takenEdges(event))
          if (machineId === machine.id && !taken.has(key))
            taken.set(
              key,
              path.map(({ move }) => moveLine(move)),
            );
        for (const { machineId, nodeId } of visitedNodes(event))
          if (machineId === machine.id) reached.add(nodeId);
      },
    });
    await replayPath(harness, path);
  }
  const nodes = allNodes(machine).map((node) => node.id);
  const edges = enumerateEdges(machine).map((edge) => ({ ...edge, path: taken.get(edge.key) ?? null }));
  return {
    machine: options.name ?? machine.id,
    id: machine.id,
    at: Date.now(),
    paths: paths.length,
    nodes,
    edges,
    untaken: [
      ...edges.filter(({ path }) => path === null).map(({ label }) => label),
      ...nodes.filter((node) => !reached.has(node)),
    ],
  };
}

/** The paths printed for every machine; there are too many pairs for all of their paths. */
const PRINTED: readonly PathRequest[] = [
  { cover: { by: 'transitions' }, limit: Infinity },
  { cover: { by: 'shortest' }, limit: Infinity },
  { cover: { by: 'switch', n: 1 }, limit: 50 },
];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Prints the machine's paths instead of testing them, for `npm run paths`. */
function describePaths<Machine extends AnyStateMachine>(
  name: string,
  options: CoverageOptions<Machine>,
  request: MachinePathRequest,
): void {
  test.runIf(request.machine === options.machine.id)(`paths of ${name}`, ({ task }) => {
    task.meta.machinePaths = machinePaths(exploredBy(options, request.situations), request);
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
    let explored: ExploredMachine | undefined;
    const exploredOnce = () => (explored ??= exploredBy(options));
    afterAll(() => {
      explored = undefined;
    });

    test('the machine is named, and so is each call that nobody has bound', async () => {
      const machines = withChildren(options.machine);
      for (const { id } of machines) expect(id).toMatch(NAME);
      const calls = machines.flatMap(unboundCalls);
      await Promise.all(calls.map((call) => expect(call).rejects.toThrow(UNBOUND)));
    });

    test('each is taken by the real actor', async ({ task }) => {
      const report = await measureCoverage(options, exploredOnce());
      mkdirSync(COVERAGE_FOLDER, { recursive: true });
      const text = JSON.stringify({ ...report, test: task.file.name }, null, 2);
      writeFileSync(join(COVERAGE_FOLDER, `${report.machine}.json`), `${text}\n`);
      expect(report.untaken).toEqual([]);
    });

    // skipped for mutants, because it detects nothing that the test above does not
    test.skipIf('STRYKER_MUTATOR_WORKER' in process.env)('are printed as paths, in every format', () => {
      const about = { name, file: '', exported: '', purpose: '' };
      for (const request of PRINTED) {
        const set = pathSetOfMachine(about, machinePaths(exploredOnce(), request), request);
        const { paths, found, limit, wanted, all } = set;
        expect(paths).toHaveLength(Math.min(found, limit));
        expect(paths).not.toEqual([]);
        expect(set).toMatchObject({ untaken: [], stopped: null });
        expect(paths.length === found && !set.isCut ? set.taken : wanted).toBe(wanted);
        expect(count(inWords(set), /^\d+\. not started$/gm)).toBe(paths.length);
        expect(count(asChecklist(set), /^- \[ \] start: you see/gm)).toBe(paths.length);
        expect(count(asPlaywright(set, 'machine.spec.ts'), /^test\('\d+\. /gm)).toBe(paths.length);
        const steps = asSteps(set, 'machine.spec.ts');
        expect(count(steps, /: notFilledIn\('sees: /g)).toBe(all.states.length);
        expect(count(steps, /: notFilledIn\('does: /g)).toBe(all.events.length);
      }
    });
  });
}
