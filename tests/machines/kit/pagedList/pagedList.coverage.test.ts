import { createPagedListMachine } from '#machines/kit/pagedList/pagedList.machine.ts';
import { listSamples } from './lists.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: createPagedListMachine<{ key: string }, string, null>('pagedList'),
  ...listSamples({ key: 'a' }, null, 'all', 'other'),
});
