import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesUnder } from '#tools/filesUnder.ts';
import {
  factoriesLeftOut,
  listMachines,
  machineNamed,
  namesNear,
  UnknownMachineError,
} from '#tools/flows/machines.ts';
import { firstSentence, purposeOf, sourceOf } from '#tools/flows/source.ts';

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
      area: 'form',
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
  const folder = mkdtempSync(join(tmpdir(), 'docstrings-'));
  const file = join(folder, 'sample.ts');
  writeFileSync(
    file,
    [
      '/** Another. */',
      'export const other = 1;',
      'export const grouped = 1;',
      '',
      '/**',
      ' * What it is for (spec 1 §2. D3), told in',
      ' * one sentence. Then more.',
      ' */',
      'export const wanted = 2;',
      'export function bare() {}',
    ].join('\n'),
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are those right before the export, or before the constants that it stands among', () => {
    expect([...sourceOf(file).docs]).toEqual([
      ['other', 'Another.'],
      ['grouped', 'Another.'],
      ['wanted', 'What it is for (spec 1 §2. D3), told in one sentence. Then more.'],
      ['bare', ''],
    ]);
  });

  test('begin with a sentence', () => {
    expect(purposeOf(file, 'wanted')).toBe('What it is for (spec 1 §2. D3), told in one sentence.');
    expect(purposeOf(file, 'want')).toBe('');
    expect(firstSentence('No stop')).toBe('No stop');
  });

  test('stand before every machine in its own file', () => {
    for (const { file, exported, purpose } of machines) expect(purpose, `${file} ${exported}`).not.toBe('');
  });
});
