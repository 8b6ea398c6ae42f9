import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/pictures';
/** Maximum size of one picture in bytes, with regard to slow connections. */
const MOST_BYTES = 60_000;

const readme = readFileSync('README.md', 'utf8');
const shown = [...readme.matchAll(/src="([^"]+\.webp)"/g)].map(([, file = '']) => file);

test('the README shows each picture before the text', () => {
  expect(shown.toSorted()).toEqual(readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`));
  expect(readme.indexOf('.webp')).toBeLessThan(readme.indexOf('## Run it'));
  expect(readme.match(/<img [^>]*>/g)?.every((picture) => /alt="[^"]{10,}"/.test(picture))).toBe(true);
});

test.each(shown)('%s is a small WebP', (file) => {
  const picture = readFileSync(file);
  expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
  expect(picture.length).toBeLessThan(MOST_BYTES);
});
