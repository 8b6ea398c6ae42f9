import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { expectOwnKey, expectToasts, expectWaiting } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { COUNT_LOTTERY, openUserCenter, RECOVER_GAMES } from '#tests/views/userCenter/openUserCenter.ts';

/** The part of the games' machine that reports the recovery. */
interface GamesLogic {
  implementations: { actions: { notifyRecovered: () => void } };
}

let app: RenderedDriver;
beforeEach(async () => {
  app = renderDriver();
  await openUserCenter(app);
});
afterEach(() => app.close());

const button = (name: string) => screen.queryByRole('button', { name });
/** Presses the retry button of a crashed part. */
const retry = async (text: string) => {
  await app.reads(text);
  const part = within(screen.getByText(text).parentElement as HTMLElement);
  await act(async () => part.getByRole('button', { name: '重试' }).click());
};
/** A flow of the page. */
function flowOf(id: string): AnyActorRef {
  const { page } = app.root().getSnapshot().context.pages['/userCenter']?.getSnapshot().children ?? {};
  return page?.getSnapshot().children[id] as AnyActorRef;
}
/** Sends an event to a flow that it cannot handle, so that it throws. */
const breakDown = (flow: string, type: string) => act(async () => flowOf(flow).send({ type }));

test('a recovery of the games’ money that crashes on its answer has a retry in its place, and is started afresh', async () => {
  const { logic } = flowOf('games') as AnyActorRef & { logic: GamesLogic };
  vi.spyOn(logic.implementations.actions, 'notifyRecovered').mockImplementationOnce(() => {
    throw new Error('a fault');
  });
  await app.press('button', '游戏下分');
  // the submission only ends after its flow has crashed on its event
  expectConsole(/sent to stopped actor/);
  expectConsole(/a fault/);
  await app.calls.answer(RECOVER_GAMES, { code: 200 });
  await app.look(() => expect(button('游戏下分')).toBeNull());
  expect(button('彩票下分')).not.toBeNull();

  await retry('游戏下分出错了，请重试');
  await app.press('button', '游戏下分');
  await expectWaiting(app, RECOVER_GAMES);
  expect(app.calls.keys(RECOVER_GAMES)).toHaveLength(2);
  expectOwnKey(app, RECOVER_GAMES);
});

test('a recovery of the lottery’s money that crashes leaves the games’ on its way', async () => {
  expectConsole(/lotteryBalance/);
  await app.press('button', '游戏下分');
  await breakDown('lottery', 'facts.changed');
  await expectToasts(app);
  expect(app.calls.waiting(RECOVER_GAMES)).toBe(1);
  await retry('彩票下分出错了，请重试');
  await app.press('button', '彩票下分');
  // the wallet counts it too
  await expectWaiting(app, COUNT_LOTTERY, 2);
});

test('an upload of the picture that crashes leaves the page as it is, and is started afresh', async () => {
  expectConsole(/avatarUpload/);
  await breakDown('avatar', 'picture.chosen');
  await app.reads('头像上传出错了，请重试');
  expect(button('更换头像')).toBeNull();
  expect(screen.getByText('player88')).toBeTruthy();
  expect(button('游戏下分')).not.toBeNull();
  await retry('头像上传出错了，请重试');
  expect(button('更换头像')).not.toBeNull();
});
