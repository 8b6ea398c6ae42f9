import { expect } from 'vitest';
import { toastMachine } from '#machines/notifications/toast.machine.ts';
import { toastModel } from '#tests/models/notifications/toast.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

type ToastPage = 'public' | 'member' | 'game';
const TEXTS: Record<ToastPage, string> = { public: '已复制', member: '提现成功', game: '获取游戏地址超时' };
const PAGES: Record<ToastPage, string> = { public: '/', member: '/assets?type=6', game: '/games' };

function openToasts() {
  const harness = createHarness({ machine: toastMachine });
  return {
    ...harness,
    shown: () => {
      const snapshot = harness.subject.getSnapshot();
      return snapshot.matches('showing') ? snapshot.context.toast.text : null;
    },
  };
}

type World = ReturnType<typeof openToasts>;

const shows = (page: ToastPage) => (world: World) => expect(world.shown()).toBe(TEXTS[page]);
const tell = (page: ToastPage) => async (world: World) => {
  await world.send({ type: 'location.changed', location: PAGES[page] });
  await world.send({ type: 'toast.show', text: TEXTS[page] });
};

const steps: ModelStepsOf<typeof toastModel, World> = {
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

describeModel('toasts', toastModel, steps);
