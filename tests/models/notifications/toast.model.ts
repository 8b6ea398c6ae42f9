import { setup } from 'xstate';

type ToastModelEvent =
  | { type: 'tellOnAPublicPage' }
  | { type: 'tellInTheMemberArea' }
  | { type: 'tellOnAGamePage' }
  | { type: 'almostTwoSecondsPass' }
  | { type: 'almostThreeSecondsPass' }
  | { type: 'aMillisecondPasses' };

/** What a person sees of toasts (spec 1 §9, D11): one at most, the newest, for 2 s or 3 s. */
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
