import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { answerGames } from '#tests/journeys/pageTour.ts';
import { layoutShifts } from '#tests/journeys/layoutShifts.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { sampleOf } from '#tests/support/sample.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

const MAIN_PAGES = new Set<string>(['/', '/userCenter', '/deposit', '/assets', '/withdraw']);
/** Less is a text that is replaced in its own place, and wider than before. */
const LEAST = 0.003;
const samples = sampleOf(routeSamples, (all) => all.filter(({ path }) => MAIN_PAGES.has(path)));

test.each(samples)('nothing of $location moves as its late answers fill it', async ({ location }) => {
  const { page, context, site, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await sandbox('/sandbox/settings', { launchDelay: 600_000 });
  await answerGames(context);
  await logInBehind(context, site);
  await open('/about');
  await sandbox('/sandbox/scenario', { path: '*', delay: 300 });
  await open(location);
  await page.reload();
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  const shifts = (await layoutShifts(page)).filter((shift) => Number.parseFloat(shift) >= LEAST);
  expect(shifts.join('\n')).toBe('');
});
