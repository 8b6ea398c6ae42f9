import { describe, expect, test } from 'vitest';
import { createMachine, StateMachine, type AnyStateMachine } from 'xstate';
import { allNodes } from '#tools/coverage/edges.ts';
import { listMachines } from '#tools/flows/machines.ts';

// loaded at module level: the mutation check would count code loaded in a test as covered by that test alone
const machines = await listMachines();

/**
 * The actions of a machine when one of its invoked machines crashes, as `machine › child: actions` for each handler.
 */
function crashHandlers(machine: AnyStateMachine): { child: string; actions: unknown[] }[] {
  const logics = machine.implementations.actors as Readonly<Record<string, unknown>>;
  return allNodes(machine).flatMap((node) =>
    node.invoke
      .filter(({ src }) => (typeof src === 'string' ? logics[src] : src) instanceof StateMachine)
      .flatMap(({ id }) =>
        (node.transitions.get(`xstate.error.actor.${id}`) ?? []).map(({ actions }) => ({
          child: `${machine.id} › ${id}`,
          actions: actions.map((action) => (typeof action === 'object' ? action.type : action)),
        })),
      ),
  );
}

describe('a machine that handles the crash of one that it runs', () => {
  test('reports it, so that no crash is hidden', () => {
    const handlers = machines.flatMap(({ machine }) => crashHandlers(machine));
    expect(handlers).not.toEqual([]);
    const silent = handlers.filter(({ actions }) => !actions.includes('reportCrash'));
    expect(silent).toEqual([]);
  });

  test('would be found where it is silent', () => {
    const machine = createMachine(
      { id: 'host', invoke: { src: 'child', id: 'part', onError: {} } },
      { actors: { child: createMachine({}) } },
    );
    expect(crashHandlers(machine)).toEqual([{ child: 'host › part', actions: [] }]);
  });
});
