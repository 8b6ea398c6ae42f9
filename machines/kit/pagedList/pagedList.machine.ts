import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { toast } from '#machines/app/effects.ts';
import { isEndOf, lastPageOf, renewed, withNew, type ListPage, type PageRequest } from './listPages.ts';

/** Shown once when scrolling loads nothing new (spec 2 §8, D44). */
export const NOTHING_NEW_TEXT = '当前条件暂无新数据！';
/** Shown at the end of a list (spec 2 §8, D44). */
export const LIST_END_TEXT = '没有更多记录了';

/** Sent to the parent of a list that tells it its rows, whenever they have changed. */
export interface RowsChangedEvent<Row, Filter> {
  type: 'rows.changed';
  filter: Filter;
  rows: readonly Row[];
}

/** The first page as it is now, to be taken over quietly: nothing is loaded anew, and the end of the list stays. */
export interface RowsRenewedEvent<Row> {
  type: 'rows.renewed';
  rows: readonly Row[];
}

/**
 * A list that loads page by page while it is scrolled, until its last page (spec 2 §4, D44). Another filter restarts
 * it. So does a refresh, but it keeps the rows until it is answered. Rows that have moved down a page since the last
 * answer are not shown twice. If the server does not send a last page, the next page is requested until one is empty,
 * shorter than the first, or a repetition of the previous one. With `tells`, it sends its parent `rows.changed`.
 */
export function createPagedListMachine<Row extends { key: string }, Filter, Extra>(
  id: string,
  { tells = false } = {},
) {
  return setup({
    types: {} as {
      context: {
        filter: Filter;
        page: number;
        /** as far as known */
        lastPage: number;
        /** the number of rows on the first page */
        pageSize: number;
        rows: readonly Row[];
        extra: Extra | null;
        /** the error text of the rest that is shown */
        failure: string;
      };
      events:
        | { type: 'filter.changed'; filter: Filter }
        | { type: 'more' }
        | { type: 'retry' }
        | { type: 'refresh' }
        | RowsRenewedEvent<Row>;
      input: { filter: Filter };
    },
    actors: { fetchPage: unboundCall<ListPage<Row, Extra>, PageRequest<Filter>>(id) },
    guards: { hasMore: ({ context }) => context.page < context.lastPage },
    actions: {
      noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: loadFailureText(error) })),
      tellParent: enqueueActions(({ context: { filter, rows }, enqueue }) => {
        const changed: RowsChangedEvent<Row, Filter> = { type: 'rows.changed', filter, rows };
        if (tells) enqueue(sendParent(changed));
      }),
      notifyNothingNew: ({ system }) => toast({ system }, { text: NOTHING_NEW_TEXT, pageOnly: true }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      filter: input.filter,
      page: 1,
      lastPage: 1,
      pageSize: 0,
      rows: [],
      extra: null,
      failure: '',
    }),
    initial: 'loading',
    on: {
      'filter.changed': {
        target: '.loading',
        actions: [assign(({ event }) => ({ filter: event.filter, rows: [], extra: null })), 'tellParent'],
      },
      refresh: '.loading',
      'rows.renewed': {
        actions: [
          assign(({ context, event }) => ({ rows: renewed(context.rows, event.rows) })),
          'tellParent',
        ],
      },
    },
    states: {
      loading: {
        invoke: {
          src: 'fetchPage',
          id: 'fetchPage',
          input: ({ context }) => ({ filter: context.filter, page: 1 }),
          onDone: {
            target: 'deciding',
            actions: assign(({ event: { output } }) => {
              const pageSize = output.rows.length;
              return { ...output, page: 1, pageSize, lastPage: lastPageOf(output, 1, pageSize) };
            }),
          },
          onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
        },
      },
      failed: { on: { retry: 'loading' } },
      deciding: {
        entry: 'tellParent',
        always: [{ guard: 'hasMore', target: 'partial' }, { target: 'ended' }],
      },
      partial: { on: { more: 'loadingMore' } },
      loadingMore: {
        invoke: {
          src: 'fetchPage',
          id: 'fetchMore',
          input: ({ context }) => ({ filter: context.filter, page: context.page + 1 }),
          onDone: {
            target: 'deciding',
            actions: assign(({ context, event: { output } }) => {
              const page = context.page + 1;
              const isRepeated = output.lastPage === null && isEndOf(context.rows, output.rows);
              const rows = isRepeated ? [] : output.rows;
              return {
                page,
                lastPage: lastPageOf({ ...output, rows }, page, context.pageSize),
                rows: withNew(context.rows, rows),
                extra: output.extra,
              };
            }),
          },
          onError: { target: 'moreFailed', actions: { type: 'noteFailure', params: ({ event }) => event } },
        },
      },
      moreFailed: { on: { retry: 'loadingMore' } },
      ended: {
        initial: 'quiet',
        states: {
          quiet: { on: { more: { target: 'notified', actions: 'notifyNothingNew' } } },
          notified: {},
        },
      },
    },
  });
}
