import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { flowOf } from '#app/inspector/flow.ts';
import { listMachines } from '#tools/flows/machines.ts';
import { machineConfig, studioCode } from '#tools/flows/studio.ts';
import { allNodes, enumerateEdges } from '#tools/coverage/edges.ts';

const machines = await listMachines();

/** The content of the states in Studio, without their transitions. */
function statesOf(machine: AnyStateMachine) {
  return allNodes(machine).map((node) => ({
    id: node.id,
    type: node.type,
    initial: node.type === 'compound' ? node.initial.target?.map(({ id }) => id) : undefined,
    tags: node.tags,
    calls: node.invoke.map(({ id, src }) => ({ id, src })),
  }));
}

describe('the JSON of a machine', () => {
  test.each(machines)('$name: createMachine makes the same states and transitions of it', ({ machine }) => {
    const file = JSON.stringify(machineConfig(flowOf(machine), ''));
    const made = createMachine(JSON.parse(file) as Parameters<typeof createMachine>[0]);
    expect(statesOf(made)).toEqual(statesOf(machine));
    // unnamed guards get a name in the file
    const labels = (of: AnyStateMachine) =>
      enumerateEdges(of)
        .map(({ label }) => label.replace(/ \[(?:not|in) [^\]]+\]/, ' [guard]'))
        .toSorted();
    expect(labels(made)).toEqual(labels(machine));
    // the file does not contain the durations of delays
    const described = (of: AnyStateMachine) =>
      JSON.stringify(flowOf(of).root, (key, value: unknown) => (key === 'ms' ? null : value), 1);
    expect(described(made)).toBe(described(machine));
  });

  test('says what the machine is for, and how long it waits', () => {
    const { machine, purpose } = machines.find(({ name }) => name === 'appDownload') ?? {};
    if (machine === undefined) throw new Error('There is no machine of the download page');
    const config = machineConfig(flowOf(machine), purpose ?? '');
    expect(config).toMatchObject({ id: 'appDownload', description: purpose });
    expect(config.states?.['downloading']?.after?.['downloadFrame']).toEqual([
      { target: '#appDownload.idle', description: 'after 2 s' },
    ]);
  });
});

test('the code for Stately Studio is a createMachine of each machine', () => {
  const configs = machines.map(({ machine, purpose }) => machineConfig(flowOf(machine), purpose));
  const [head, ...calls] = studioCode(configs).split(/^export const \w+ = createMachine\(/m);
  expect(head).toBe("import { createMachine } from 'xstate';\n\n");
  expect(calls.map((call) => JSON.parse(call.replace(/\);\n+$/, '')) as unknown)).toEqual(configs);
});
