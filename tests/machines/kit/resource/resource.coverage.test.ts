import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: createResourceMachine<string[]>('resource'),
  starts: { loading: () => undefined, known: () => ({ known: ['旧公告'] }) },
  calls: { load: { outputs: [['公告']] } },
  events: { refresh: [{ type: 'refresh' }], retry: [{ type: 'retry' }] },
});
