import { setup } from 'xstate';

type ReleaseModelEvent =
  | { type: 'openPage' }
  | { type: 'openPageWithFormFilled' }
  | { type: 'openPageWhileSending' }
  | { type: 'touchLink' }
  | { type: 'followLink' }
  | { type: 'stayForTwoSeconds' }
  | { type: 'newVersionIsThere' }
  | { type: 'sameVersionIsThere' }
  | { type: 'noAnswerComes' }
  | { type: 'noAnswerForFourSeconds' }
  | { type: 'goElsewhere' }
  | { type: 'goOnWithoutForm' }
  | { type: 'goOnAfterResult' }
  | { type: 'pressUpdate' }
  | { type: 'retry' }
  | { type: 'pageFailsAgain' };

/** A site whose chunk is missing after a deployment: it updates by itself if nothing would be lost, else offers it. */
export const releaseModel = setup({ types: { events: {} as ReleaseModelEvent } }).createMachine({
  id: 'releaseModel',
  initial: 'site',
  states: {
    site: {
      on: {
        openPage: 'pageOnItsWay',
        openPageWithFormFilled: 'pageOnItsWayFromForm',
        openPageWhileSending: 'pageOnItsWayWhileSending',
        touchLink: 'siteWhileAsking',
      },
    },
    siteWhileAsking: { on: { newVersionIsThere: 'siteBeforeUpdate', followLink: 'pageOnItsWay' } },
    siteBeforeUpdate: { on: { followLink: 'newVersion', stayForTwoSeconds: 'notice' } },
    notice: { on: { pressUpdate: 'newVersion', followLink: 'newVersion' } },
    pageOnItsWay: {
      on: {
        newVersionIsThere: 'newVersion',
        sameVersionIsThere: 'failure',
        noAnswerComes: 'failure',
        noAnswerForFourSeconds: 'failure',
      },
    },
    failure: { on: { retry: 'retrying', openPage: 'pageOnItsWay' } },
    retrying: {
      on: { newVersionIsThere: 'newVersion', sameVersionIsThere: 'freshStart', noAnswerComes: 'failure' },
    },
    pageOnItsWayFromForm: {
      on: { newVersionIsThere: 'noticeBesideForm', sameVersionIsThere: 'failureBesideForm' },
    },
    noticeBesideForm: {
      on: {
        goElsewhere: 'noticeBesideForm',
        retry: 'noticeBesideForm',
        goOnWithoutForm: 'newVersion',
        pressUpdate: 'newVersion',
      },
    },
    failureBesideForm: { on: { retry: 'retryingBesideForm' } },
    retryingBesideForm: { on: { sameVersionIsThere: 'pageRequestedAgain' } },
    pageRequestedAgain: { on: { pageFailsAgain: 'refreshOffered' } },
    refreshOffered: { on: { pressUpdate: 'freshStart', goElsewhere: 'siteAsBefore' } },
    siteAsBefore: {},
    pageOnItsWayWhileSending: { on: { newVersionIsThere: 'noticeWhileSending' } },
    noticeWhileSending: { on: { pressUpdate: 'pleaseWaitShown', goOnAfterResult: 'newVersion' } },
    pleaseWaitShown: { on: { goOnAfterResult: 'newVersion' } },
    newVersion: {},
    freshStart: {},
  },
});
