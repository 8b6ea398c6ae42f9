import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { listMachines } from '#tools/flows/machines.ts';

const machines = await listMachines();

/** The flows that show refusals in a dialog of their own (spec 1 §2). */
const OWN_DIALOG: ReadonlySet<string> = new Set(['redPacket']);
/** The actions that keep the words of a refusal in the context, for the field or for the button. */
const KEEPS: ReadonlySet<string> = new Set(['markFailed', 'noteRefusal']);

/** The names of a transition's actions. */
const namesOf = (actions: readonly unknown[]) =>
  actions.map((action) =>
    typeof action === 'object' && action !== null && 'type' in action ? action.type : action,
  );

const statesOf = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(statesOf),
];

/** Every transition by a refused submission, except one that only the expiry dialog explains. */
const refusals = machines.flatMap(({ name, machine }) =>
  statesOf(machine.root).flatMap((state) =>
    [...(state.transitions.get('submission.failed') ?? [])]
      .filter(({ guard }) => !(typeof guard === 'object' && 'type' in guard && guard.type === 'isExpired'))
      .map(({ actions }) => ({
        name,
        keeps: namesOf(actions).some((action) => KEEPS.has(String(action))),
      })),
  ),
);

test('no flow leaves what a server has refused to a toast alone', () => {
  expect(refusals.length).toBeGreaterThan(15);
  const toastOnly = refusals.filter(({ name, keeps }) => !keeps && !OWN_DIALOG.has(name));
  expect(new Set(toastOnly.map(({ name }) => name))).toEqual(new Set());
});
