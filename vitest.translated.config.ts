import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** The models of the views in a browser that translates the page (tests/support/translator.ts). */
export default defineConfig({
  ...tests,
  test: {
    ...tests.test,
    env: { FLOWPLAY_TRANSLATED: '1' },
    projects: [
      {
        extends: true,
        test: {
          name: 'translated',
          environment: 'happy-dom',
          // one of the models replaces a module, which the others must have as it is
          isolate: true,
          include: ['tests/views/**/*.model.test.tsx'],
        },
      },
    ],
  },
});
