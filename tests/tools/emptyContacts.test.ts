import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyContacts } from '#tools/build/emptyContacts.ts';

function folderWith(contacts?: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (contacts)
    writeFileSync(
      join(folder, 'playerProtection.ts'),
      `export const HELP_CONTACTS = ${JSON.stringify(contacts)};`,
    );
  return folder;
}

test('the contacts of this repository are the operator’s to fill in', async () => {
  expect(await emptyContacts('')).toEqual(['心理援助热线', '防沉迷互助小组']);
  expect(await emptyContacts(folderWith())).toEqual(['心理援助热线', '防沉迷互助小组']);
});

test('of an operator’s own, those without a contact are named', async () => {
  const folder = folderWith([
    { name: '热线', contact: '400-000-0000', note: '' },
    { name: '小组', contact: '', note: '' },
  ]);
  expect(await emptyContacts(folder)).toEqual(['小组']);
});
