import { expect as playwrightExpect } from '@playwright/test';

/** A busy machine needs more than Playwright's default of five seconds. */
const TIMEOUT_MS = 20_000;

/**
 * Playwright's expectations, which poll in a run of Vitest, of Playwright and of a script alike; Vitest's own `poll`
 * only works within its tests.
 */
export const expect = playwrightExpect.configure({ timeout: TIMEOUT_MS });

/** Repeats a check until it does not throw; returns its result. */
export async function holds<Found>(check: () => Promise<Found>): Promise<Found> {
  const found: Found[] = [];
  await playwrightExpect(async () => void found.push(await check())).toPass({
    timeout: TIMEOUT_MS,
    intervals: [25],
  });
  return found[0] as Found;
}
