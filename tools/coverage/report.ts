import { join } from 'node:path';
import type { Edge } from './edges.ts';
import type { FileProofs, MachineProof } from './proofs.ts';

/** Where the coverage test of each machine writes its report. */
export const COVERAGE_FOLDER = join(process.cwd(), 'reports', 'coverage');

/** An edge, and the generated path that took it first, its steps in words; null if none did. */
export interface EdgeCoverage extends Edge {
  path: string[] | null;
}

/** What the generated paths of one test took of one machine. */
export interface CoverageReport {
  /** its name in the table */
  machine: string;
  /** the machine's own id */
  id: string;
  /** the test's file, from the project's folder */
  test: string;
  /** when it was measured, epoch ms */
  at: number;
  paths: number;
  /** the ids of its nodes, the root first */
  nodes: string[];
  edges: EdgeCoverage[];
  /** what no path took or reached, by label */
  untaken: string[];
}

/** The tests of one file that did something. */
export interface TestsOfFile {
  file: string;
  tests: string[];
}

/** A state of a machine and the tests that were in it. */
export interface StateRow {
  id: string;
  reachedBy: TestsOfFile[];
}

/** A transition of a machine and the tests that took it. */
export interface TransitionRow extends EdgeCoverage {
  takenBy: TestsOfFile[];
  /** the tests in which its guard returned false; empty without a guard */
  refusedBy: TestsOfFile[];
}

/** The coverage of one machine. */
export interface MachineRow {
  machine: string;
  /** the machine's own id */
  id: string;
  /** the test whose generated paths must cover it to 100 % */
  test: string;
  paths: number;
  states: StateRow[];
  transitions: TransitionRow[];
}

/** A total, and the part of it that tests have covered. */
export interface Share {
  all: number;
  shown: number;
}

/** The figures of one machine, or of all machines. */
export interface Figures {
  states: Share;
  transitions: Share;
  /** guarded transitions: both taken and refused */
  guards: Share;
  delays: Share;
}

type Kind = keyof MachineProof;

/** The tests of each file in which an actor of a machine did this. */
function testsWith(proofs: readonly FileProofs[], machineId: string, kind: Kind, key: string): TestsOfFile[] {
  return proofs.flatMap(({ file, tests }) => {
    const found = tests.filter(({ machines }) => machines[machineId]?.[kind].includes(key) === true);
    return found.length === 0 ? [] : [{ file, tests: found.map(({ test }) => test) }];
  });
}

/** Every machine with its states and transitions and the tests that covered each, sorted by name. */
export function machineRows(reports: readonly CoverageReport[], proofs: readonly FileProofs[]): MachineRow[] {
  return reports
    .map((report): MachineRow => {
      // for each edge, only the tests of its machine are searched
      const own = proofs
        .map(({ file, tests }) => ({ file, tests: tests.filter(({ machines }) => report.id in machines) }))
        .filter(({ tests }) => tests.length > 0)
        .toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
      return {
        machine: report.machine,
        id: report.id,
        test: report.test,
        paths: report.paths,
        states: report.nodes.map((id) => ({ id, reachedBy: testsWith(own, report.id, 'reached', id) })),
        transitions: report.edges.map((edge) => transitionRow(edge, own, report.id)),
      };
    })
    .toSorted((one, other) => one.machine.localeCompare(other.machine, 'en'));
}

function transitionRow(edge: EdgeCoverage, proofs: readonly FileProofs[], machineId: string): TransitionRow {
  const { key } = edge;
  return {
    ...edge,
    takenBy: testsWith(proofs, machineId, 'taken', key),
    refusedBy: testsWith(proofs, machineId, 'refused', key),
  };
}

/** Counts what the tests have covered of these machines. */
export function figuresOf(machines: readonly MachineRow[]): Figures {
  const states = machines.flatMap((machine) => machine.states);
  const transitions = machines.flatMap((machine) => machine.transitions);
  const isTaken = ({ takenBy }: TransitionRow) => takenBy.length > 0;
  const share = <Row>(rows: readonly Row[], isShown: (row: Row) => boolean): Share => ({
    all: rows.length,
    shown: rows.filter(isShown).length,
  });
  return {
    states: share(states, ({ reachedBy }) => reachedBy.length > 0),
    transitions: share(transitions, isTaken),
    guards: share(
      transitions.filter(({ guard }) => guard !== null),
      (row) => isTaken(row) && row.refusedBy.length > 0,
    ),
    delays: share(
      transitions.filter(({ delay }) => delay !== null),
      isTaken,
    ),
  };
}

/** The uncovered parts of a machine, as text. */
export function gapsOf({ states, transitions }: MachineRow): string[] {
  return [
    ...states.filter(({ reachedBy }) => reachedBy.length === 0).map(({ id }) => `not reached: ${id}`),
    ...transitions.filter(({ takenBy }) => takenBy.length === 0).map(({ label }) => `not taken: ${label}`),
    ...transitions
      .filter(({ guard, refusedBy }) => guard !== null && refusedBy.length === 0)
      .map(({ label }) => `guard never refused: ${label}`),
  ];
}
