import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  record,
  constant,
  boolean,
  check,
  type Arbitrary,
} from 'fast-check';
import { FATES } from './networkInTest.ts';
import type { Fault } from './outboxWindow.ts';
import { OutboxWorld, type Step } from './outboxWorld.ts';
import { KIND_NAMES } from './submittingPage.ts';

const window = oneof({ weight: 5, arbitrary: constant(0) }, { weight: 1, arbitrary: constant(1) });
const kind = oneof({ weight: 2, arbitrary: constant('withdrawal' as const) }, constantFrom(...KIND_NAMES));
const fate = constantFrom(...FATES);
const amount = constantFrom('100', '200', '300');
const step: Arbitrary<Step> = oneof(
  { weight: 6, arbitrary: record({ do: constant('press' as const), window, kind, amount, fate }) },
  { weight: 4, arbitrary: record({ do: constant('retry' as const), window, kind, fate }) },
  { weight: 1, arbitrary: record({ do: constant('dismiss' as const), window, kind }) },
  { weight: 2, arbitrary: record({ do: constant('answerQuestion' as const), window, yes: boolean() }) },
  {
    weight: 3,
    arbitrary: record({ do: constantFrom('openPage' as const, 'closePage' as const), window, kind }),
  },
  {
    weight: 4,
    arbitrary: record({
      do: constantFrom(
        'reload' as const,
        'duplicate' as const,
        'kill' as const,
        'logOut' as const,
        'expire' as const,
      ),
      window,
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      do: constant('logIn' as const),
      window,
      member: integer({ min: 0, max: 1 }),
      name: constantFrom(
        'answered' as const,
        'answered' as const,
        'answeredLate' as const,
        'lostBefore' as const,
      ),
    }),
  },
  { weight: 3, arbitrary: constant<Step>({ do: 'arrive' }) },
  {
    weight: 2,
    arbitrary: record({ do: constant('wait' as const), ms: constantFrom(4000, 60_000, 25 * 3_600_000) }),
  },
);

/** What a run of sequences has played. */
export interface Played {
  sequences: number;
  steps: number;
  presses: number;
  kills: number;
  /** answers that were lost or late */
  lost: number;
  booked: number;
}

/** Plays one sequence; throws if a property does not hold. */
async function playSequence(steps: readonly Step[], fault: Fault, played?: Played): Promise<void> {
  const world = await OutboxWorld.open(fault);
  try {
    for (const one of steps) await world.run(one);
    await world.settle();
  } finally {
    await world.close();
  }
  if (played === undefined) return;
  played.sequences += 1;
  played.steps += world.done;
  played.presses += world.judge.presses;
  played.kills += world.kills;
  played.lost += world.network.lost;
  played.booked += world.judge.booked;
}

const sequencesOf = (one: Arbitrary<Step>) => array(one, { minLength: 1, maxLength: 30, size: 'max' });

/** Plays this many random sequences; a failure shows the smallest one. */
export async function playRandom(numRuns: number, seed: number): Promise<Played> {
  const played: Played = { sequences: 0, steps: 0, presses: 0, kills: 0, lost: 0, booked: 0 };
  const property = asyncProperty(sequencesOf(step), (steps) => playSequence(steps, {}, played));
  await assert(property, { numRuns, seed });
  return played;
}

/** A fault, and the steps that matter to it, so that few sequences are enough; without them, any. */
export interface SeededFault {
  fault: Fault;
  only?: readonly Step['do'][];
}

/** The smallest sequence that shows a fault, and how; null if none of this many random ones does. */
export async function findFault({ fault, only }: SeededFault, numRuns: number, seed: number) {
  const steps = only === undefined ? step : step.filter((one) => only.includes(one.do));
  const property = asyncProperty(sequencesOf(steps), (sequence) => playSequence(sequence, fault));
  const { counterexample, errorInstance } = await check(property, { numRuns, seed });
  if (counterexample === null) return null;
  return { steps: counterexample[0], text: errorInstance instanceof Error ? errorInstance.message : '' };
}
