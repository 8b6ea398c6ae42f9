import { createPagedListMachine } from '#machines/paging/pagedList.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: createPagedListMachine<{ key: string }, string, null>('pagedList'),
  starts: { opened: () => ({ filter: 'all' }) },
  calls: {
    fetchPage: {
      outputs: [
        { rows: [{ key: 'a' }], lastPage: 2, extra: null },
        { rows: [], lastPage: 1, extra: null },
      ],
    },
  },
  events: {
    'filter.changed': [{ type: 'filter.changed', filter: 'other' }],
    more: [{ type: 'more' }],
    retry: [{ type: 'retry' }],
    refresh: [{ type: 'refresh' }],
  },
  key: ({ context: { filter, page, lastPage, rows } }) => [filter, page, lastPage, rows.length],
});
