import { releaseMachine } from '#machines/app/release/release.machine.ts';
import type { ReleaseInput } from '#machines/app/release/releaseEvents.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const start =
  (what: Partial<Record<'hasTyped' | 'isSubmitting' | 'mayReload', boolean>>) => (): ReleaseInput => ({
    build: 'old',
    hasTyped: () => what.hasTyped === true,
    isSubmitting: () => what.isSubmitting === true,
    mayReload: () => what.mayReload !== false,
  });

describeTransitionCoverage({
  machine: releaseMachine,
  starts: {
    idle: start({}),
    'a form is filled': start({ hasTyped: true }),
    'something is sent': start({ isSubmitting: true }),
    'loaded for the new build before': start({ mayReload: false }),
  },
  calls: { askBuild: { outputs: ['old', 'new'], errors: [new TypeError('Failed to fetch')] } },
  callbacks: ['watchLocation'],
  events: {
    'file.missing': [
      { type: 'file.missing', wanted: true },
      { type: 'file.missing', wanted: false },
    ],
    'retry.pressed': [{ type: 'retry.pressed' }],
    'update.pressed': [{ type: 'update.pressed' }],
    'location.changed': [{ type: 'location.changed' }],
  },
  key: ({ context }) => [context.latest, context.wanted, context.pressed],
});
