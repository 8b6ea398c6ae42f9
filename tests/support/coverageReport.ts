import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edge } from '#tests/support/edges.ts';

/** The folder of each machine's report, for the table of `scripts/coverage.ts`. */
export const COVERAGE_FOLDER = join(process.cwd(), 'reports', 'coverage');

/** An edge, and the first generated path that took it: its scenario and its steps as text; null if none did. */
export interface EdgeCoverage extends Edge {
  path: string[] | null;
}

/** The coverage of one machine by the paths of one test. */
export interface CoverageReport {
  /** the name in the table */
  machine: string;
  /** the machine's own id */
  id: string;
  /** the path of the test file, relative to the project */
  test: string;
  /** when it was measured, epoch ms */
  at: number;
  states: number;
  statesReached: number;
  transitions: number;
  transitionsTaken: number;
  paths: number;
  /** the ids of its nodes, the root first */
  nodes: string[];
  edges: EdgeCoverage[];
  /** edges not taken and nodes not reached, by label */
  untaken: string[];
}

/** Writes the report to `reports/coverage/{machine}.json`. */
export function writeCoverage(report: CoverageReport): void {
  mkdirSync(COVERAGE_FOLDER, { recursive: true });
  writeFileSync(join(COVERAGE_FOLDER, `${report.machine}.json`), `${JSON.stringify(report, null, 2)}\n`);
}
