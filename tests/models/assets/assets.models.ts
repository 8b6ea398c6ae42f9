import { setup } from 'xstate';

type RecordsModelEvent =
  | { type: 'firstOfTwoPagesComes' }
  | { type: 'onlyPageComes' }
  | { type: 'nothingComes' }
  | { type: 'lastPageComes' }
  | { type: 'callFails' }
  | { type: 'retry' }
  | { type: 'scroll' }
  | { type: 'changeDate' };

/** A list of records as a user sees it (spec 2 §2, §4, §8; D44, D45). */
export const recordsModel = setup({ types: { events: {} as RecordsModelEvent } }).createMachine({
  id: 'recordsModel',
  initial: 'loading',
  states: {
    loading: {
      on: {
        firstOfTwoPagesComes: 'firstPage',
        onlyPageComes: 'ended',
        nothingComes: 'empty',
        callFails: 'failed',
        changeDate: 'loading',
      },
    },
    failed: { on: { retry: 'loading', changeDate: 'loading' } },
    empty: { on: { changeDate: 'loading' } },
    firstPage: { on: { scroll: 'loadingMore', changeDate: 'loading' } },
    loadingMore: { on: { lastPageComes: 'ended', callFails: 'moreFailed', changeDate: 'loading' } },
    moreFailed: { on: { retry: 'loadingMore', changeDate: 'loading' } },
    ended: { on: { scroll: 'nothingNewShown', changeDate: 'loading' } },
    nothingNewShown: { on: { scroll: 'nothingNewShownOnce' } },
    nothingNewShownOnce: { on: { changeDate: 'loading' } },
  },
});

type PlatformsModelEvent =
  | { type: 'wait' }
  | { type: 'balancesCome' }
  | { type: 'callFails' }
  | { type: 'retry' }
  | { type: 'leaveForAnotherApp' }
  | { type: 'comeBack' };

/** The platform balances as a user sees them (spec 2 §4, §9; D16, D45); `wait` is the pause. */
export const platformsModel = setup({ types: { events: {} as PlatformsModelEvent } }).createMachine({
  id: 'platformsModel',
  initial: 'asking',
  states: {
    asking: { on: { balancesCome: 'shown', callFails: 'failed', leaveForAnotherApp: 'away' } },
    failed: { on: { retry: 'asking', wait: 'askingUnseen' } },
    askingUnseen: { on: { balancesCome: 'shown', callFails: 'failed' } },
    shown: { on: { wait: 'askingAgain', leaveForAnotherApp: 'away' } },
    askingAgain: { on: { balancesCome: 'shown', callFails: 'kept', leaveForAnotherApp: 'away' } },
    kept: { on: { wait: 'askingAgain' } },
    away: { on: { wait: 'away', comeBack: 'backAgain' } },
    backAgain: { on: { balancesCome: 'shown' } },
  },
});
