import { setup } from 'xstate';

type ToastModelEvent =
  | { type: 'tellOnAPublicPage' }
  | { type: 'tellInTheMemberArea' }
  | { type: 'tellOnAGamePage' }
  | { type: 'almostTwoSecondsPass' }
  | { type: 'almostThreeSecondsPass' }
  | { type: 'aMillisecondPasses' };

/** The toasts as a user sees them (spec 1 §9, D11): only the latest, for 2 s or 3 s. */
export const toastModel = setup({ types: { events: {} as ToastModelEvent } }).createMachine({
  id: 'toastModel',
  initial: 'nothing',
  states: {
    nothing: {
      on: { tellOnAPublicPage: 'public', tellInTheMemberArea: 'member', tellOnAGamePage: 'game' },
    },
    public: {
      on: {
        tellOnAPublicPage: 'public',
        tellInTheMemberArea: 'member',
        almostTwoSecondsPass: 'publicAboutToGo',
      },
    },
    publicAboutToGo: {
      on: { aMillisecondPasses: 'nothing', tellOnAPublicPage: 'public', tellOnAGamePage: 'game' },
    },
    member: { on: { almostThreeSecondsPass: 'memberAboutToGo' } },
    memberAboutToGo: { on: { aMillisecondPasses: 'nothing', tellOnAPublicPage: 'public' } },
    game: { on: { almostThreeSecondsPass: 'gameAboutToGo', tellInTheMemberArea: 'member' } },
    gameAboutToGo: { on: { aMillisecondPasses: 'nothing', tellOnAGamePage: 'game' } },
  },
});
