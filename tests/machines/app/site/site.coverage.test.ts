import { siteMachine, STALE_AFTER_MS } from '#machines/app/site/site.machine.ts';
import { aSite } from '#tests/support/samples.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: siteMachine,
  starts: {
    'nothing stored': () => ({ appInfo: null }),
    'stored as closed': () => ({ appInfo: aSite({ open: false }) }),
  },
  callbacks: ['watchVisibilityAndNetwork'],
  calls: { fetchAppInfo: { outputs: [aSite(), aSite({ open: false })] } },
  events: {
    'document.hidden': [{ type: 'document.hidden' }],
    'document.visible': [
      { type: 'document.visible' },
      { wait: STALE_AFTER_MS, event: { type: 'document.visible' } },
    ],
    'network.online': [{ type: 'network.online' }],
    'site.refresh': [{ type: 'site.refresh' }],
  },
  key: ({ context }) => context.hiddenAt !== null,
});
