import { releaseMachine } from '#machines/app/release/release.machine.ts';
import type { ReleaseInput } from '#machines/app/release/releaseEvents.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

type Hindrance = 'hasTyped' | 'isSubmitting' | 'isReloaded';

/** A start adds what hinders a reload to the input, so that the guards find it in the context. */
const start = (hindrance?: Hindrance) => (): ReleaseInput & { hindrance: Hindrance | undefined } => ({
  build: 'old',
  hindrance,
});
const isHinderedBy = (context: object, hindrance: Hindrance) =>
  'hindrance' in context && context.hindrance === hindrance;

describeTransitionCoverage({
  machine: releaseMachine.provide({
    guards: {
      hasTyped: ({ context }) => isHinderedBy(context, 'hasTyped'),
      isSubmitting: ({ context }) => isHinderedBy(context, 'isSubmitting'),
      mayReload: ({ context }) => !isHinderedBy(context, 'isReloaded'),
    },
  }),
  starts: {
    idle: start(),
    'a form is filled': start('hasTyped'),
    'something is sent': start('isSubmitting'),
    'loaded for the new build before': start('isReloaded'),
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
