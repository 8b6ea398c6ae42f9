import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import journeys from './vitest.journeys.config.ts';

const folder = 'tests/journeys';
/** The journeys of which `npm test` runs a sample. */
const sampled = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join(folder, file))
  .filter((path) => /describeModel\(|sampleOf\(/.test(readFileSync(path, 'utf8')));

/** The journeys that try every combination, and what checks a whole copy of the project. */
export default defineConfig({
  test: {
    ...journeys.test,
    include: [join(folder, '*.deep.test.ts'), 'tests/tools/*.deep.test.ts', ...sampled],
    exclude: [],
    provide: {},
  },
});
