import { expect as playwrightExpect } from '@playwright/test';

/** A busy machine takes longer than the five seconds that Playwright waits by default. */
const TIMEOUT_MS = 20_000;

/** Playwright's expectations, which wait in a run of Vitest, of Playwright and of a script alike; Vitest's own poll needs its tests. */
export const expect = playwrightExpect.configure({ timeout: TIMEOUT_MS });

/** Tries a check until it throws no more; answers what it found. */
export async function holds<Found>(check: () => Promise<Found>): Promise<Found> {
  const found: Found[] = [];
  await playwrightExpect(async () => void found.push(await check())).toPass({
    timeout: TIMEOUT_MS,
    intervals: [25],
  });
  return found[0] as Found;
}
