// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { LOTTERY_ADDRESS, LOTTERY_INPUT, LOTTERY_PATH } from '#tests/machines/lottery/lotteries.ts';
import { settle } from '#tests/support/callScript.ts';
import { MEMBER, openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

function openPage(native = false): Promise<OpenedScreen> {
  return openScreen(LOTTERY_PATH, {
    logic: lotteryLaunchMachine,
    page: { input: () => ({ ...LOTTERY_INPUT, client: { origin: window.location.origin, native } }) },
    member: true,
  });
}

/** Updates the session's info to one with a lottery token. */
const tellToken = ({ root }: OpenedScreen) =>
  act(async () => {
    root.system.get('session')?.send({ type: 'profile.changed', user: MEMBER });
    await settle();
  });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('彩票游戏');
const retry = () => screen.getByRole('button', { name: '重试' });
const takeOut = () => screen.getByRole('button', { name: '彩票下分' });

describe('the lottery’s page', () => {
  test('says what failed in the place of the game when the login is not known any more', async () => {
    const page = await openPage();
    await tellToken(page);
    await page.fail('fetchLotteryAddress', { kind: 'expired', message: 'Unauthenticated.' });
    expect(screen.getByText('登录信息已失效，请重新登录')).toBeTruthy();
    expect(retry()).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy();
  });

  test('gives the native app’s lottery the address of its links', async () => {
    const page = await openPage(true);
    const { answer } = page;
    await tellToken(page);
    await answer('fetchLotteryAddress', LOTTERY_ADDRESS);
    expect(new URL(frame()?.src ?? '').searchParams.get('target')).toBe('app');
  });

  test.each(['/lottery/jsks', LOTTERY_ADDRESS])(
    'leaves the page of %s its storage and its windows',
    async (address) => {
      const page = await openPage();
      const { answer } = page;
      await tellToken(page);
      await answer('fetchLotteryAddress', address);
      expect(frame()?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
        'allow-downloads',
        'allow-forms',
        'allow-modals',
        'allow-popups',
        'allow-popups-to-escape-sandbox',
        'allow-same-origin',
        'allow-scripts',
      ]);
      expect(frame()?.getAttribute('allow')).toBe('fullscreen; autoplay');
    },
  );

  test('sends a transfer once, however often it is pressed', async () => {
    const page = await openPage();
    const { answer, user, calls } = page;
    await tellToken(page);
    await answer('fetchLotteryAddress', LOTTERY_ADDRESS);
    await answer('fetchLotteryBalance', '5');
    await user.dblClick(takeOut());
    await answer('recount', '5');
    await user.dblClick(takeOut());
    expect(calls.count('recount')).toBe(1);
    expect(calls.count('send')).toBe(1);
    expect(calls.latest('send').input).toMatchObject({ intent: { amount: '5' }, key: 'key-1' });
  });

  test('keeps playing beside a wallet that crashed, and starts that afresh', async () => {
    const page = await openPage();
    await tellToken(page);
    await page.answer('fetchLotteryAddress', LOTTERY_ADDRESS);
    await act(async () => page.page().getSnapshot().children.lotteryBalance.send({ type: 'facts.told' }));
    expect(screen.queryByRole('button', { name: '彩票下分' })).toBeNull();
    expect(frame()).not.toBeNull();
    await page.user.click(retry());
    expect(takeOut()).toBeTruthy();
    expect(page.calls.waiting('fetchLotteryBalance')).toHaveLength(1);
  });
});
