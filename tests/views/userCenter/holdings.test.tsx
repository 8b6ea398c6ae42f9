import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectToast } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { COUNT_LOTTERY, memberAnswer, RECOVER_GAMES, USER } from '#tests/views/userCenter/openUserCenter.ts';

const PLATFORMS = '/api/balancelist';
const OUT = '/api/transfer-out';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const wallet = () => within(screen.getByRole('region', { name: '我的钱包' }));
const platforms = (...balances: string[]) => ({
  code: 200,
  data: balances.map((balance, at) => ({ name: `平台${at}`, platname: `p${at}`, balance })),
});
const lottery = (balance: string) => ({ code: 200, data: { balance } });

/** Opens the user centre of a member with 100.50 in the main wallet; all calls for other money stay pending. */
async function openWallet() {
  await app.calls.always(USER, memberAnswer({ balance: '100.50' }));
  await app.open('/userCenter', { member: true, hold: [PLATFORMS, COUNT_LOTTERY, RECOVER_GAMES, OUT] });
  await app.reads('player88');
}

/** Answers the newest count. */
async function count(onPlatforms: string[], atLottery: string) {
  await app.calls.answer(PLATFORMS, platforms(...onPlatforms));
  await app.calls.answer(COUNT_LOTTERY, lottery(atLottery));
}

test('the wallet adds up the main wallet, the games and the lottery', async () => {
  await openWallet();
  await count(['66.60', '120.00'], '320.50');
  expect(wallet().getByText('¥607.60')).toBeTruthy();
  expect(wallet().getByText('¥186.60')).toBeTruthy();
  expect(wallet().getByText('¥320.50')).toBeTruthy();
});

test('a masked wallet shows no part of it', async () => {
  await openWallet();
  await count(['66.60'], '320.50');
  await app.press('button', '隐藏余额');
  expect(wallet().getAllByText('••••')).toHaveLength(3);
  expect(wallet().queryByText('¥320.50')).toBeNull();
});

test('one press brings back all of it and says how much', async () => {
  await openWallet();
  await count(['186.60'], '320.50');
  await app.press('button', '一键下分');
  expect(app.calls.made(RECOVER_GAMES)).toHaveLength(1);
  await app.calls.answer(COUNT_LOTTERY, lottery('320.50'));
  expect(app.calls.made(OUT)).toMatchObject([{ amount: '320.50' }]);
  await app.calls.answer(RECOVER_GAMES, { code: 200, message: '下分完成' });
  await app.calls.answer(OUT, { code: 200, data: { amount: '320.50', afterBalance: '0.00' } });
  await count(['0.00'], '0.00');
  await expectToast(app, '下分成功！金额：507.10');
  expect(wallet().getByText('游戏和彩票账户暂无余额')).toBeTruthy();
  expect(wallet().queryByRole('button', { name: '一键下分' })).toBeNull();
});

test('an unknown part makes the sum unknown, and a count that fails has a retry', async () => {
  await openWallet();
  await app.calls.answer(PLATFORMS, platforms('66.60'));
  await app.calls.answer(COUNT_LOTTERY, 'lost');
  expect(wallet().getAllByText('—')).toHaveLength(2);
  await app.close();
  app = renderDriver();
  await openWallet();
  await app.calls.answer(PLATFORMS, 'lost');
  await app.press('button', '重新加载总资产');
  expect(app.calls.waiting(PLATFORMS)).toBe(1);
});
