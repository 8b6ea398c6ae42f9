import { flowOf, type Flow, type FlowDelay } from '#app/inspector/flow.ts';
import { isFactory, kinshipOf, type Kinship } from './kinship.ts';
import { numbersOf, type Limit } from './limits.ts';
import { listMachines, type ListedMachine } from './machines.ts';
import { readProofs, type Proofs } from './proofs.ts';

/** A delay with its constant; null if a function computes it. */
export interface NamedDelay extends FlowDelay {
  constant: string | null;
}

/** All documented data of a machine. */
export interface Surveyed {
  listed: ListedMachine;
  flow: Flow;
  delays: readonly NamedDelay[];
  /** without the constants of its delays */
  limits: readonly Limit[];
  proofs: Proofs;
}

/** Every machine with its documented data, and the relations between them. */
export interface Survey {
  machines: readonly Surveyed[];
  kinship: Kinship;
}

/** Reads every machine, its numbers and its tests. */
export async function survey(): Promise<Survey> {
  const all = await listMachines();
  const kinship = kinshipOf(all);
  const proofsOf = readProofs();
  const machines: Surveyed[] = [];
  for (const listed of all) {
    const factory = kinship.madeLike(listed);
    const isOther = ({ file, name }: { file: string; name: string }) =>
      all.some(
        (other) =>
          other.file === file &&
          other.exported === name &&
          other.exported !== listed.exported &&
          other.exported !== factory?.exported,
      );
    const flow = flowOf(listed.machine);
    const { limits, constantOf } = await numbersOf(listed, isOther);
    const delays = flow.delays.map((delay) => ({ ...delay, constant: constantOf(delay.name) }));
    const ofDelays = new Set(delays.map(({ constant }) => constant));
    const proofs = proofsOf(listed);
    machines.push({
      listed,
      flow,
      delays,
      limits: limits.filter(({ constant }) => !ofDelays.has(constant)),
      // every list and form would count as a test of the factory
      proofs: isFactory(listed) ? { ...proofs, tests: { ...proofs.tests, view: [], journey: [] } } : proofs,
    });
  }
  return { machines, kinship };
}
