import { assign, setup, type ActorRefFrom } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { toast } from '#machines/root/effects.ts';

/** Told once when scrolling brings nothing new (spec 2 §8, D44). */
export const NOTHING_NEW_TEXT = '当前条件暂无新数据！';
/** Stands at the end of a list (spec 2 §8, D44). */
export const LIST_END_TEXT = '没有更多记录了';

/** What is asked for one page, counted from 1. */
export interface PageRequest<Filter> {
  filter: Filter;
  page: number;
}

/** One page as it was answered; `extra` is what the list says beside its rows. */
export interface ListPage<Row, Extra> {
  rows: readonly Row[];
  lastPage: number;
  extra: Extra;
}

/**
 * A list that loads page by page as it is scrolled, until its last page (spec 2 §4, D44). Another filter starts
 * anew; a refresh does too, but keeps what is shown until it is answered. Rows that moved down a page since the
 * last answer are not shown twice.
 */
export function createPagedListMachine<Row extends { key: string }, Filter, Extra>(id: string) {
  return setup({
    types: {
      context: {} as {
        filter: Filter;
        page: number;
        lastPage: number;
        rows: readonly Row[];
        extra: Extra | null;
      },
      events: {} as
        | { type: 'filter.changed'; filter: Filter }
        | { type: 'more' }
        | { type: 'retry' }
        | { type: 'refresh' },
      input: {} as { filter: Filter },
    },
    actors: { fetchPage: unboundCall<ListPage<Row, Extra>, PageRequest<Filter>>(id) },
    guards: { hasMore: ({ context }) => context.page < context.lastPage },
    actions: {
      tellNothingNew: ({ system }) => toast({ system }, { text: NOTHING_NEW_TEXT }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ filter: input.filter, page: 1, lastPage: 1, rows: [], extra: null }),
    initial: 'loading',
    on: {
      'filter.changed': {
        target: '.loading',
        reenter: true,
        actions: assign(({ event }) => ({ filter: event.filter, rows: [], extra: null })),
      },
      refresh: { target: '.loading', reenter: true },
    },
    states: {
      loading: {
        invoke: {
          src: 'fetchPage',
          id: 'fetchPage',
          input: ({ context }) => ({ filter: context.filter, page: 1 }),
          onDone: {
            target: 'deciding',
            actions: assign(({ event: { output } }) => ({ ...output, page: 1 })),
          },
          onError: 'failed',
        },
      },
      failed: { on: { retry: 'loading' } },
      deciding: { always: [{ guard: 'hasMore', target: 'partial' }, { target: 'ended' }] },
      partial: { on: { more: 'loadingMore' } },
      loadingMore: {
        invoke: {
          src: 'fetchPage',
          id: 'fetchMore',
          input: ({ context }) => ({ filter: context.filter, page: context.page + 1 }),
          onDone: {
            target: 'deciding',
            actions: assign(({ context, event: { output } }) => ({
              ...output,
              page: context.page + 1,
              rows: withNew(context.rows, output.rows),
            })),
          },
          onError: 'moreFailed',
        },
      },
      moreFailed: { on: { retry: 'loadingMore' } },
      ended: {
        initial: 'untold',
        states: {
          untold: { on: { more: { target: 'told', actions: 'tellNothingNew' } } },
          told: {},
        },
      },
    },
  });
}

function withNew<Row extends { key: string }>(known: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const keys = new Set(known.map(({ key }) => key));
  return [...known, ...rows.filter(({ key }) => !keys.has(key))];
}

/** The machine of a list of these rows. */
export type PagedListMachine<Row extends { key: string }, Filter, Extra> = ReturnType<
  typeof createPagedListMachine<Row, Filter, Extra>
>;
/** The actor a view reads. */
export type PagedListRef<Row extends { key: string }, Filter, Extra> = ActorRefFrom<
  PagedListMachine<Row, Filter, Extra>
>;
