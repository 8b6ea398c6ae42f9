/** The samples of a paged list for `describeTransitionCoverage`: one page of two, the last page, another filter. */
export function listSamples<Row, Filter, Extra>(row: Row, extra: Extra, filter: Filter, other: Filter) {
  return {
    starts: { opened: () => ({ filter }) },
    calls: {
      fetchPage: {
        outputs: [
          { rows: [row], lastPage: 2, extra },
          { rows: [], lastPage: 1, extra },
          { rows: [row], lastPage: null, extra },
        ],
      },
    },
    events: {
      'filter.changed': [{ type: 'filter.changed', filter: other }],
      more: [{ type: 'more' }],
      retry: [{ type: 'retry' }],
      refresh: [{ type: 'refresh' }],
      'rows.renewed': [{ type: 'rows.renewed', rows: [row] }],
    },
    key: ({
      context,
    }: {
      context: { filter: Filter; page: number; lastPage: number; rows: readonly Row[] };
    }) => [context.filter, context.page, context.lastPage, context.rows.length],
  } as const;
}
