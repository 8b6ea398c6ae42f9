import { createPagedListMachine } from '#machines/paging/pagedList.machine.ts';
import { listSamples } from '#tests/machines/paging/lists.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: createPagedListMachine<{ key: string }, string, null>('pagedList'),
  ...listSamples({ key: 'a' }, null, 'all', 'other'),
});
