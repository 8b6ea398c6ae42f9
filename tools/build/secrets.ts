import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARK } from '#tools/secretMark.ts';

/**
 * Searches everything under reports/ for the marked secrets that tests/views/inspector/canary.jsdom.test.ts sends through
 * every flow, because reports are passed on to others. It prints each file that contains one, with exit code 1.
 */
const secret = new RegExp(`${MARK}[A-Z]\\w*9`);
const files = readdirSync('reports', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const leaking = files.filter((file) => secret.test(readFileSync(file, 'utf8')));

for (const file of leaking) console.error(`${file}: ${secret.exec(readFileSync(file, 'utf8'))?.[0] ?? ''}`);
console.log(`${files.length} files of reports, ${leaking.length} with a secret`);
if (leaking.length > 0) process.exitCode = 1;
