import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '#tools/filesUnder.ts';
import { docstringOf, firstSentence } from '#tools/flows/docstring.ts';
import {
  factoriesLeftOut,
  listMachines,
  machineNamed,
  namesNear,
  UnknownMachineError,
} from '#tools/flows/machines.ts';

const machines = await listMachines();

describe('the list of machines', () => {
  test('has a machine of every file that defines one', () => {
    const files = filesUnder('machines', '.machine.ts');
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !machines.some((machine) => machine.file === file))).toEqual([]);
  });

  test('names each once, by its id, and says what it is for', () => {
    const names = machines.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const others = machines.filter(
      ({ name, machine, purpose }) => name !== machine.id || !/^[A-Z].*\.$/.test(purpose),
    );
    expect(others.map(({ name, file, purpose }) => ({ name, file, purpose }))).toEqual([]);
  });

  test('has the factories through a typical machine, and the machines that they make', () => {
    expect(machineNamed(machines, 'form')).toMatchObject({
      area: 'forms',
      exported: 'createFormMachine',
      made: true,
    });
    expect(machineNamed(machines, 'agentApplication')).toMatchObject({ area: 'agent', made: false });
    expect(machineNamed(machines, 'fundPassword').exported).toBe('createPasswordMachine');
  });

  test('leaves no factory out', async () => {
    expect(await factoriesLeftOut()).toEqual([]);
  });

  test('finds a name in any letter case, and suggests near ones', () => {
    expect(machineNamed(machines, 'redpacket').name).toBe('redPacket');
    expect(() => machineNamed(machines, 'redPaket')).toThrow(UnknownMachineError);
    expect(() => machineNamed(machines, 'redPaket')).toThrow(/named "redPaket"\. Did you mean redPacket/);
    expect(() => machineNamed(machines, 'xyzzyplugh')).toThrow('lists them all');
    expect(namesNear(['lotteryLaunch', 'login', 'deposit'], 'lotery')).toEqual(['lotteryLaunch']);
    expect(namesNear(['onlineDeposit', 'deposit', 'login'], 'deposit')).toContain('onlineDeposit');
  });
});

describe('docstrings', () => {
  const source = [
    '/** Another. */',
    'export const other = 1;',
    '',
    '/**',
    ' * What it is for (spec 1 §2. D3), told in',
    ' * one sentence. Then more.',
    ' */',
    'export const wanted = 2;',
    'export function bare() {}',
  ].join('\n');

  test('are those right before the export', () => {
    expect(docstringOf(source, 'wanted')).toBe(
      'What it is for (spec 1 §2. D3), told in one sentence. Then more.',
    );
    expect(docstringOf(source, 'other')).toBe('Another.');
    expect(docstringOf(source, 'bare')).toBe('');
    expect(docstringOf(source, 'want')).toBe('');
  });

  test('begin with a sentence', () => {
    expect(firstSentence(docstringOf(source, 'wanted'))).toBe(
      'What it is for (spec 1 §2. D3), told in one sentence.',
    );
    expect(firstSentence('No stop')).toBe('No stop');
  });

  test('stand before every machine in its own file', () => {
    for (const { file, exported } of machines)
      expect(docstringOf(readFileSync(file, 'utf8'), exported), `${file} ${exported}`).not.toBe('');
  });
});
