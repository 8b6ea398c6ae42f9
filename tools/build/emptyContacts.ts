import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as playerProtection from '#content/playerProtection.ts';

const FILE = 'playerProtection.ts';

/**
 * The names of the help contacts that the operator has not filled in yet, and that players therefore do not see (D77):
 * of the operator's folder of contents, the build's setting `FLOWPLAY_CONTENT`, if it has the page's file.
 */
export async function emptyContacts(folder: string, own = 'src/content'): Promise<string[]> {
  const given = join(folder, FILE);
  const path = folder !== '' && existsSync(given) ? given : join(own, FILE);
  const content = (await import(pathToFileURL(resolve(path)).href)) as typeof playerProtection;
  return content.HELP_CONTACTS.filter(({ contact }) => contact === '').map(({ name }) => name);
}
