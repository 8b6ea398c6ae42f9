import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listModels } from '#tools/paths/models.ts';
import { modelPathSet } from '#tools/paths/pathSet.ts';
import { asPlaywright } from '#tools/paths/playwright.ts';
import { serveSite } from '#tools/browser/site.ts';

/** Inside the folder that Playwright searches, but ignored by git. */
const FOLDER = 'tests/paths/generated';
const run = promisify(execFile);
const flows = readdirSync('tests/paths')
  .filter((file) => file.endsWith('.steps.ts'))
  .map((file) => file.replace('.steps.ts', ''));

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const listed of await listModels()) {
    const { name } = listed;
    if (!flows.includes(name)) continue;
    // one path per model is enough: the journeys of the models test the rest
    const set = modelPathSet(listed, { cover: { by: 'shortest' }, limit: 1 });
    const spec = asPlaywright(set, `${FOLDER}/${name}.spec.ts`);
    writeFileSync(`${FOLDER}/${name}.spec.ts`, spec.replace(`./${name}.steps.ts`, `../${name}.steps.ts`));
  }
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('a generated Playwright test of every flow with steps runs at once', { timeout: 900_000 }, async () => {
  const site = await serveSite(':memory:');
  // serves the existing build, because building would replace it during the other journeys
  const env = { ...process.env, FLOWPLAY_SITE: site.address };
  const args = ['--no-install', 'playwright', 'test', 'generated', '--reporter=list'];
  try {
    const { stdout } = await run('npx', args, { env });
    expect(stdout).toContain(`${flows.length} passed`);
  } finally {
    await site.close();
  }
});
