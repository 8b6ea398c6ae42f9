import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importedSymbols } from '#tools/flows/source.ts';
import { listModels } from '#tools/paths/models.ts';
import { stepsOn, type AnySteps, type Steps } from '#tools/paths/pathSteps.ts';
import { missingParts } from '#tests/support/modelRunner.ts';
import type { Phone } from '#tools/browser/phone.ts';

const FOLDER = 'tests/paths';
const models = await listModels();
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.steps.ts'));
const phone = {} as Phone;

test('the flows of the mission and those of money have steps for a browser', () => {
  const names = new Set(files.map((file) => file.replace('.steps.ts', '')));
  const wanted = ['session', 'balancePolling', 'lotteryToken', 'launch', 'smsCooldown', 'redPacket'];
  const money = [
    'paidByCode',
    'online',
    'bank',
    'withdraw',
    'transfer',
    'claim',
    'recovery',
    'lotteryRecovery',
  ];
  expect([...wanted, ...money].filter((name) => !names.has(name))).toEqual([]);
});

test.each(files)('%s has every state and event of its model, filled in', async (file) => {
  const model = models.find(({ name }) => `${name}.steps.ts` === file);
  const { steps } = (await import(pathToFileURL(resolve(FOLDER, file)).href)) as {
    steps: AnySteps<string, string, unknown>;
  };
  expect(model).toBeDefined();
  expect(
    missingParts(
      model!.model,
      stepsOn(steps, () => phone),
    ),
  ).toEqual([]);
  expect(importedSymbols(`${FOLDER}/${file}`).map(({ name }) => name)).not.toContain('notFilledIn');
});

describe('steps in the hands of whoever has a phone', () => {
  const steps: Steps<'dark', 'press'> = { sees: { dark: () => undefined }, does: { press: () => undefined } };

  test('of a tester begin with the phone itself', () => {
    expect(stepsOn(steps, () => phone)).toMatchObject(steps);
    expect(stepsOn(steps, () => phone).open()).toBe(phone);
  });

  test('that a view shares are made from the phone', () => {
    const sees = { dark: (taken: Phone[]) => expect(taken).toEqual([phone]) };
    const shared = (take: () => Phone) => ({ sees, does: { press: () => undefined }, open: () => [take()] });
    expect(stepsOn(shared, () => phone).open()).toEqual([phone]);
  });
});
