import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edge } from '#tests/support/edges.ts';

/** Where each machine's numbers are written for the table of `scripts/coverage.ts`. */
export const COVERAGE_FOLDER = join(process.cwd(), 'reports', 'coverage');

/** An edge, and the generated path that took it first: its scenario and its steps in words; null where none did. */
export interface EdgeCoverage extends Edge {
  path: string[] | null;
}

/** What the paths of one test took of one machine. */
export interface CoverageReport {
  /** its name in the table */
  machine: string;
  /** the id that the machine gives itself */
  id: string;
  /** the test's file, from the project's folder */
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
  /** what no path took or reached, by label */
  untaken: string[];
}

/** Writes the numbers to `reports/coverage/{machine}.json`. */
export function writeCoverage(report: CoverageReport): void {
  mkdirSync(COVERAGE_FOLDER, { recursive: true });
  writeFileSync(join(COVERAGE_FOLDER, `${report.machine}.json`), `${JSON.stringify(report, null, 2)}\n`);
}
