import { defineConfig } from '@playwright/test';
import { chromiumLaunch, PHONE_OPTIONS } from '#tools/browser/phone.ts';

/** Path tests (docs/testing-paths.md): the built site with a sandbox in memory, in Chromium on a phone. */
const PORT = 4175;
/** Where the site is served already, if it is. */
const SERVED = process.env['FLOWPLAY_SITE'] ?? '';

export default defineConfig({
  testDir: 'tests/paths',
  testMatch: '*.spec.ts',
  outputDir: 'reports/paths/results',
  reporter: [['list'], ['html', { outputFolder: 'reports/paths/html', open: 'never' }]],
  // one sandbox is shared, and starts anew before each test
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...PHONE_OPTIONS,
    baseURL: SERVED || `http://127.0.0.1:${PORT}`,
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
  },
  ...(SERVED === '' && {
    webServer: {
      command: `npm start -- --port ${PORT} --strictPort`,
      url: `http://127.0.0.1:${PORT}`,
      env: { FLOWPLAY_DATABASE: ':memory:', FLOWPLAY_BACKEND: '' },
      timeout: 300_000,
    },
  }),
});
