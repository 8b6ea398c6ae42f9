import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { InspectionEvent } from 'xstate';
import { createRefusalReader, takenEdges, visitedNodes } from './edges.ts';

/** The folder of each test file's proofs, for the report of `tools/coverage/cli.ts`. */
export const PROOFS_FOLDER = join(process.cwd(), 'reports', 'proofs');

/** The coverage of one machine by its real actors in one test: keys of edges, ids of nodes. */
export interface MachineProof {
  taken: string[];
  /** edges whose guard was false */
  refused: string[];
  reached: string[];
}

/** The coverage of one test, by machine id. */
export interface TestProof {
  test: string;
  machines: Record<string, MachineProof>;
}

/** The coverage of one test file. */
export interface FileProofs {
  /** the path of the test file, relative to the project */
  file: string;
  tests: TestProof[];
}

type Seen = Record<keyof MachineProof, Set<string>>;

/** Records what real actors do, by test. */
export class ProofRecorder {
  readonly #seen = new Map<string, Map<string, Seen>>();
  readonly #refusals = createRefusalReader();

  /** Records an inspection event of a system in this test. */
  note(test: string, event: InspectionEvent): void {
    for (const { machineId, key } of takenEdges(event)) this.#of(test, machineId).taken.add(key);
    for (const { machineId, key } of this.#refusals(event)) this.#of(test, machineId).refused.add(key);
    for (const { machineId, nodeId } of visitedNodes(event)) this.#of(test, machineId).reached.add(nodeId);
  }

  /** The recorded coverage, in the order of the tests. */
  proofs(): TestProof[] {
    return [...this.#seen].map(([test, machines]) => ({
      test,
      machines: Object.fromEntries(
        [...machines].map(([id, { taken, refused, reached }]) => [
          id,
          { taken: [...taken], refused: [...refused], reached: [...reached] },
        ]),
      ),
    }));
  }

  #of(test: string, machineId: string) {
    const machines = this.#seen.get(test) ?? new Map<string, Seen>();
    this.#seen.set(test, machines);
    const seen = machines.get(machineId) ?? { taken: new Set(), refused: new Set(), reached: new Set() };
    machines.set(machineId, seen);
    return seen;
  }
}

let observer: (event: InspectionEvent) => void = () => undefined;

/** Sets the listener for the inspection events of harnesses and screens. */
export function onActors(hear: (event: InspectionEvent) => void): void {
  observer = hear;
}

/** Reports an inspection event of an actor under test. */
export function observeActors(event: InspectionEvent): void {
  observer(event);
}

/** Writes the coverage of a test file to `reports/proofs/`. */
export function writeProofs(testPath: string, tests: TestProof[]): void {
  const file = relative(process.cwd(), testPath);
  mkdirSync(PROOFS_FOLDER, { recursive: true });
  const proofs: FileProofs = { file, tests };
  writeFileSync(join(PROOFS_FOLDER, `${file.replaceAll('/', '~')}.json`), `${JSON.stringify(proofs)}\n`);
}
