import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { keptDrawing } from '#tools/charts/keptDrawings.ts';
import { flowOf } from '#app/inspector/flow.ts';
import { listModels, type ListedModel } from '#tools/paths/models.ts';
import { readName, UsageError } from '#tools/paths/options.ts';
import { modelPathSet } from '#tools/paths/pathSet.ts';
import type { AnySteps } from '#tools/paths/pathSteps.ts';
import { chromiumLaunch } from '#tools/browser/phone.ts';
import { serveSite } from '#tools/browser/site.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';
import { accept, compared, isComparable, readAccepted, writePictures } from './accepted.ts';
import { indexOf } from './indexPage.ts';
import { pageOf, summaryOf, type Board } from './page.ts';
import { settingOf, type Setting } from './picture.ts';
import { runStory, type BrowserOnSite } from './runStory.ts';
import { storyOf } from './story.ts';

const USAGE = `npm run storyboard -- NAME            pictures every state of a model in reports/storyboards/NAME.html
npm run storyboard -- all             does so for every model with browser steps, and writes an index

  --accept   accepts the pictures; the next run compares with them
  --help     shows this help

The exit code is 1 if a path fails or a picture differs from the accepted one, and 2 for an invalid command line.`;

const OUT = 'reports/storyboards';
/** Accepted pictures stay on this machine, because they depend on its browser and fonts. */
const ACCEPTED = 'tests/storyboards';

const stepsFileOf = (name: string) => `tests/paths/${name}.steps.ts`;

type Boarded = Board & { failed: boolean };

/** Runs a model and writes its page. */
async function makeBoard(
  model: ListedModel,
  browserOnSite: BrowserOnSite,
  setting: Setting,
  accepts: boolean,
): Promise<Boarded> {
  const { name } = model;
  const story = storyOf(modelPathSet(model, { cover: { by: 'shortest' }, limit: Infinity }));
  const { steps } = (await import(pathToFileURL(resolve(stepsFileOf(name))).href)) as {
    steps: AnySteps<string, string, unknown>;
  };
  const pictured = await runStory(story, steps, browserOnSite);
  const pictures = new Map([...pictured.shots].map(([state, { picture }]) => [state, picture]));
  const folder = join(ACCEPTED, name);
  const kept = readAccepted(folder);
  const comparable = kept !== null && isComparable(kept.setting, setting);
  const comparison = comparable ? compared(pictures, kept.pictures) : null;
  const failed = pictured.failures.size > 0;
  const note =
    kept !== null && !comparable
      ? `Not compared: the accepted pictures are of Chromium ${kept.setting.browser}${kept.setting.browser === setting.browser ? ' with other fonts' : `, these of ${setting.browser}`}.`
      : '';
  const board = { story, pictured, comparison, note };
  const chart = flowOf(model.model);
  mkdirSync(OUT, { recursive: true });
  writePictures(join(OUT, name), pictures);
  writeFileSync(join(OUT, `${name}.html`), pageOf(board, chart, await keptDrawing(chart)));
  if (accepts && !failed) accept(folder, { setting, pictures });
  const report = [
    ...summaryOf(board),
    ...[...pictured.failures].map(([strip, message]) => `Path ${strip + 1} failed: ${message}`),
    ...(accepts ? [failed ? 'Not accepted, because a path failed.' : `Accepted in ${folder}.`] : []),
  ];
  console.log(`${OUT}/${name}.html: ${report.join(' ')}`);
  const differs = [...(comparison?.verdicts.values() ?? [])].some(({ kind }) => kind === 'changed');
  return { ...board, failed: failed || (differs && !accepts) };
}

async function run(name: string, accepts: boolean): Promise<void> {
  const models = await listModels();
  const pictured = models.filter((model) => existsSync(stepsFileOf(model.name)));
  const requested =
    name === 'all'
      ? name
      : readName(
          name,
          models.map((model) => model.name),
          [],
        ).name;
  const chosen = requested === 'all' ? pictured : pictured.filter((model) => model.name === requested);
  if (chosen.length === 0)
    throw new UsageError(
      `No browser steps of ${requested}: \`npm run paths -- ${requested} --format playwright --out tests/paths/${requested}.spec.ts\` writes a file for them. Models with browser steps: ${pictured.map((model) => model.name).join(', ')}`,
    );
  const sandbox = { databaseUrl: ':memory:', now: () => START_MS, random: () => 0.5 };
  const site = await serveSite(':memory:', 0, sandbox);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const browserOnSite = { site: site.address, browser };
    const setting = await settingOf(browser);
    const boards: Boarded[] = [];
    for (const model of chosen) boards.push(await makeBoard(model, browserOnSite, setting, accepts));
    if (requested === 'all') {
      writeFileSync(join(OUT, 'index.html'), indexOf(boards, models, setting));
      console.log(`${OUT}/index.html`);
    }
    if (boards.some(({ failed }) => failed)) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    options: { accept: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (values.help === true || name === undefined) console.log(USAGE);
  else if (more.length > 0) throw new UsageError(`One name at a time, not ${positionals.join(' and ')}`);
  else await run(name, values.accept === true);
} catch (error) {
  const isUsage = error instanceof UsageError || String(error).includes('Unknown option');
  if (!isUsage) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
