// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'docs/flows';

test('every kept drawing is XML: a browser shows nothing of one that is not', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(50);
  const broken = files.filter((file) => {
    const parsed = new DOMParser().parseFromString(readFileSync(join(FOLDER, file), 'utf8'), 'image/svg+xml');
    return parsed.documentElement.localName !== 'svg';
  });
  expect(broken).toEqual([]);
});
