// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CRASHED_SUBMITTING_TEXT } from '#machines/root/crash.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { openUserCenter } from '#tests/views/userCenter/openUserCenter.ts';

const button = (name: string) => screen.queryByRole('button', { name });
/** The retry button of a crashed part. */
const retryOf = (text: string) =>
  within(screen.getByText(text).parentElement as HTMLElement).getByRole('button', { name: '重试' });
/** Sends an event to a flow of the page that it cannot handle, so that it throws. */
const breakDown = ({ page }: OpenedScreen, flow: string, type: string) =>
  act(async () => page().getSnapshot().children[flow].send({ type }));

test('a recovery of the games’ money that crashes is reported as of unknown outcome, and started afresh', async () => {
  let faulty = true;
  const world = await openUserCenter({
    tellRecovered: () => {
      if (faulty) throw new Error('a fault');
    },
  });
  await world.user.click(screen.getByRole('button', { name: '游戏下分' }));
  // the submission only ends after its flow has crashed on its event
  expectConsole(/sent to stopped actor/);
  await world.answer('send', '');
  expect(world.toasts).toEqual([CRASHED_SUBMITTING_TEXT]);
  expect(button('游戏下分')).toBeNull();
  expect(button('彩票下分')).not.toBeNull();

  faulty = false;
  await world.user.click(retryOf('游戏下分出错了，请重试'));
  await world.user.click(screen.getByRole('button', { name: '游戏下分' }));
  expect((world.calls.only('send').input as SubmissionRequest<null>).key).toBe('key-2');
});

test('a recovery of the lottery’s money that crashes leaves the games’ on its way', async () => {
  const world = await openUserCenter();
  await world.user.click(screen.getByRole('button', { name: '游戏下分' }));
  await breakDown(world, 'lottery', 'facts.told');
  expect(world.toasts).toEqual([]);
  expect(world.calls.waiting('send')).toHaveLength(1);
  await world.user.click(retryOf('彩票下分出错了，请重试'));
  await world.user.click(screen.getByRole('button', { name: '彩票下分' }));
  expect(world.calls.waiting('recount')).toHaveLength(1);
});

test('an upload of the picture that crashes leaves the page as it is, and is started afresh', async () => {
  const world = await openUserCenter();
  await breakDown(world, 'avatar', 'picture.chosen');
  expect(button('更换头像')).toBeNull();
  expect(screen.getByText('player88')).toBeTruthy();
  expect(button('游戏下分')).not.toBeNull();
  await world.user.click(retryOf('头像上传出错了，请重试'));
  expect(button('更换头像')).not.toBeNull();
});
