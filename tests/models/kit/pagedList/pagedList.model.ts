import { setup } from 'xstate';

type PagedListModelEvent =
  | { type: 'firstOfTwoComes' }
  | { type: 'onlyPageComes' }
  | { type: 'secondComes' }
  | { type: 'loadFails' }
  | { type: 'pressRetry' }
  | { type: 'scrollOn' }
  | { type: 'chooseAnotherFilter' }
  | { type: 'refresh' };

/** An infinite list as a member sees it (spec 2 §4, §8; D44, D45). */
export const pagedListModel = setup({ types: { events: {} as PagedListModelEvent } }).createMachine({
  id: 'pagedListModel',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        firstOfTwoComes: 'firstPage',
        onlyPageComes: 'onlyPage',
        loadFails: 'failed',
        chooseAnotherFilter: 'waitingForOther',
        refresh: 'waiting',
        scrollOn: 'waiting',
      },
    },
    failed: { on: { pressRetry: 'waiting', scrollOn: 'failed' } },
    firstPage: {
      on: { scrollOn: 'waitingForMore', chooseAnotherFilter: 'waitingForOther', refresh: 'refreshing' },
    },
    waitingForMore: {
      on: {
        scrollOn: 'waitingForMore',
        secondComes: 'bothPages',
        loadFails: 'moreFailed',
        chooseAnotherFilter: 'waitingForOther',
        refresh: 'refreshing',
      },
    },
    /** The loaded pages stay; a retry is rendered instead of the next one. */
    moreFailed: { on: { pressRetry: 'waitingForMore', scrollOn: 'moreFailed' } },
    bothPages: { on: { scrollOn: 'nothingNewShown', refresh: 'refreshingBoth' } },
    /** The toast is shown once, however often the user scrolls on. */
    nothingNewShown: { on: { scrollOn: 'nothingNewShown' } },
    onlyPage: { on: { scrollOn: 'nothingNewShownForOne' } },
    nothingNewShownForOne: {},
    /** A refresh keeps the list until the response arrives. */
    refreshing: { on: { onlyPageComes: 'onlyPage' } },
    refreshingBoth: { on: { firstOfTwoComes: 'firstPage' } },
    waitingForOther: { on: { onlyPageComes: 'onlyPage', loadFails: 'otherFailed' } },
    otherFailed: { on: { pressRetry: 'waitingForOther' } },
  },
});
