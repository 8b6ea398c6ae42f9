import { expect } from 'vitest';
import { toastMachine } from '#machines/notifications/toast.machine.ts';
import { toastModel } from '#tests/models/notifications/toast.model.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';

type ToastPlace = 'public' | 'member' | 'game';
const TEXTS: Record<ToastPlace, string> = { public: '已复制', member: '提现成功', game: '获取游戏地址超时' };
const PAGES: Record<ToastPlace, string> = { public: '/', member: '/assets?type=6', game: '/games' };

function openToasts() {
  const stage = openStage({ machine: toastMachine });
  return {
    ...stage,
    shown: () => {
      const snapshot = stage.subject.getSnapshot();
      return snapshot.matches('showing') ? snapshot.context.toast.text : null;
    },
  };
}

type World = ReturnType<typeof openToasts>;

const shows = (place: ToastPlace) => (world: World) => expect(world.shown()).toBe(TEXTS[place]);
const tell = (place: ToastPlace) => async (world: World) => {
  await world.send({ type: 'location.changed', location: PAGES[place] });
  await world.send({ type: 'toast.show', text: TEXTS[place] });
};

const play: PlayOf<typeof toastModel, World> = {
  open: openToasts,
  close: (world) => world.stop(),
  sees: {
    nothing: (world) => expect(world.shown()).toBeNull(),
    public: shows('public'),
    publicAboutToGo: shows('public'),
    member: shows('member'),
    memberAboutToGo: shows('member'),
    game: shows('game'),
    gameAboutToGo: shows('game'),
  },
  does: {
    tellOnAPublicPage: tell('public'),
    tellInTheMemberArea: tell('member'),
    tellOnAGamePage: tell('game'),
    almostTwoSecondsPass: (world) => world.pass(1999),
    almostThreeSecondsPass: (world) => world.pass(2999),
    aMillisecondPasses: (world) => world.pass(1),
    dismiss: (world) => world.send({ type: 'toast.dismiss' }),
  },
};

describeModel('toasts', toastModel, play);
