import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { settings } from '#settings';
import { LOTTERY_ADDRESS } from '#tests/machines/lottery/lotteries.ts';
import { LOTTERY_PATH } from '#tests/steps/lotteryPage.steps.ts';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { userAnswer } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { breakActor } from '#tests/views/app/shell/crashes.ts';

const USER = '/api/user';
const ADDRESS = '/api/game-address';
const BALANCE = '/api/get-game-balance';
const TRANSFER = '/api/transfer-out';

let app: RenderedDriver;
afterEach(() => app.close());

/** Opens the page as a member whose info with the lottery token then arrives. */
async function openPage(): Promise<void> {
  app = renderDriver();
  await app.open(LOTTERY_PATH, { member: true, hold: [USER, ADDRESS, BALANCE, TRANSFER] });
  expect(app.calls.made(ADDRESS)).toEqual([]);
  await app.calls.answer(USER, userAnswer('8888.88'));
}

const addressIs = (url: string) =>
  app.calls.answer(ADDRESS, { code: 200, data: { addr_wap: url, addr_web: '' } });
const balanceIs = (balance: string) => app.calls.answer(BALANCE, { code: 200, data: { balance } });

const frame = () => screen.queryByTitle<HTMLIFrameElement>('彩票游戏');
const takeOut = () => screen.getByRole('button', { name: '彩票下分' });

describe('the lottery’s page', () => {
  test('says what failed in the place of the game when the login is not known any more', async () => {
    await openPage();
    await app.calls.answer(ADDRESS, { code: 401, message: 'Unauthenticated.' });
    expect(screen.getByText('登录信息已失效，请重新登录', { selector: 'main p' })).toBeTruthy();
    // the dialog about the expired login covers the page
    expect(screen.getByRole('button', { name: '重试', hidden: true })).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页', hidden: true })).toBeTruthy();
  });

  test('has the lottery’s name and the balance of its wallet above the game', async () => {
    app = renderDriver();
    await app.calls.always('/api/lottery-games', {
      code: 200,
      data: [{ id: 1, name: '江苏快三', gamecode: 'jsks', pic: '' }],
    });
    await app.open(LOTTERY_PATH, { member: true, hold: [USER, ADDRESS, BALANCE, TRANSFER] });
    await app.calls.answer(USER, userAnswer('8888.88'));
    await addressIs(LOTTERY_ADDRESS);
    await balanceIs('66.60');
    await app.look(() =>
      expect(screen.getByRole('region', { name: '彩票钱包' }).textContent).toMatch(
        /^彩票余额江苏快三¥66\.60/,
      ),
    );
  });

  test('gives the native app’s lottery the address of its links', async () => {
    const agent = `${navigator.userAgent} ${settings.nativeMarker}1.0`;
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    await openPage();
    await addressIs(LOTTERY_ADDRESS);
    expect(new URL(frame()?.src ?? '').searchParams.get('target')).toBe('app');
  });

  test.each(['/lottery/jsks', LOTTERY_ADDRESS])(
    'leaves the page of %s its storage and its windows',
    async (address) => {
      await openPage();
      await addressIs(address);
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
    const user = userEvent.setup({ delay: null });
    await openPage();
    await addressIs(LOTTERY_ADDRESS);
    await balanceIs('5');
    await user.dblClick(takeOut());
    // besides the request of the page itself, only the one of the first press
    await balanceIs('5');
    await user.dblClick(takeOut());
    await app.look(() => expect(app.calls.made(BALANCE)).toHaveLength(2));
    expect(app.calls.made(TRANSFER)).toEqual([{ amount: '5', token: 'lottery' }]);
    expect(app.calls.keys(TRANSFER)).toEqual([expect.stringMatching(/./)]);
  });

  test('keeps playing beside a wallet that crashed, and starts that afresh', async () => {
    expectConsole(/a fault/);
    await openPage();
    await addressIs(LOTTERY_ADDRESS);
    const page = app.root().getSnapshot().context.pages[LOTTERY_PATH]?.getSnapshot().children.page;
    await breakActor(page?.getSnapshot().children.lotteryBalance as AnyActorRef);
    expect(screen.queryByRole('button', { name: '彩票下分' })).toBeNull();
    expect(frame()).not.toBeNull();
    await app.press('button', '重试');
    expect(takeOut()).toBeTruthy();
    expect(app.calls.waiting(BALANCE)).toBe(1);
  });
});
