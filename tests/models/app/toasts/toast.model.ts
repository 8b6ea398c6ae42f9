import { setup } from 'xstate';

type ToastModelEvent =
  | { type: 'showToastOnAPublicPage' }
  | { type: 'showToastInTheMemberArea' }
  | { type: 'showToastOnAGamePage' }
  | { type: 'almostTwoSecondsPass' }
  | { type: 'almostThreeSecondsPass' }
  | { type: 'aMillisecondPasses' };

/** The toasts as a user sees them (spec 1 §9, D11): only the latest, for 2 s or 3 s. */
export const toastModel = setup({ types: { events: {} as ToastModelEvent } }).createMachine({
  id: 'toastModel',
  initial: 'nothing',
  states: {
    nothing: {
      on: {
        showToastOnAPublicPage: 'public',
        showToastInTheMemberArea: 'member',
        showToastOnAGamePage: 'game',
      },
    },
    public: {
      on: {
        showToastOnAPublicPage: 'public',
        showToastInTheMemberArea: 'member',
        almostTwoSecondsPass: 'publicAboutToGo',
      },
    },
    publicAboutToGo: {
      on: { aMillisecondPasses: 'nothing', showToastOnAPublicPage: 'public', showToastOnAGamePage: 'game' },
    },
    member: { on: { almostThreeSecondsPass: 'memberAboutToGo' } },
    memberAboutToGo: { on: { aMillisecondPasses: 'nothing', showToastOnAPublicPage: 'public' } },
    game: { on: { almostThreeSecondsPass: 'gameAboutToGo', showToastInTheMemberArea: 'member' } },
    gameAboutToGo: { on: { aMillisecondPasses: 'nothing', showToastOnAGamePage: 'game' } },
  },
});
