import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAt, expectToast } from '#tests/support/driver.ts';
import { savedGamesKey } from '#tests/steps/savedGames.steps.ts';
import { renderOnSandbox, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

// the environment has no IndexedDB
const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: async (key) => device.get(key) ?? null,
  writeRecord: async (key, value) => device.set(key, value).has(key),
}));

const MEMBER = 'vip333';
const FUND_PASSWORD = '888888';

let app: RenderedDriver;
beforeEach(() => {
  device.clear();
  app = renderOnSandbox();
});
afterEach(() => app.close());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const chosen = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio', { checked: true })
    .map((radio) => radio.getAttribute('aria-label'));
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(values)) await app.type(label, text);
};
/** Lets happy-dom go back. */
const back = async () => {
  window.history.back();
  await app.pass(10);
};

async function openWithdraw(tab: string) {
  await app.open('/vip', { member: MEMBER });
  await app.goTo('/withdraw');
  await app.press('tab', tab);
  await app.look(() => expect(screen.getAllByRole('radio').length).toBeGreaterThan(0));
  await fill({ 提现金额: '250.50', 支付密码: FUND_PASSWORD });
}

/** Expects the page of the withdrawal, reached by one way that one press of Back leaves. */
async function expectWithdrawal({ accounts }: { accounts: RegExp[] }) {
  await expectAt(app, '/withdraw');
  await app.look(() => {
    expect(field('提现金额').value).toBe('250.50');
    expect(chosen()).toEqual(accounts.map((account) => expect.stringMatching(account) as unknown));
  });
  expect(field('支付密码').value).toBe('');
  await back();
  await expectAt(app, '/vip');
}

describe('a withdrawal, after the way to', () => {
  test('a new bank card, has it chosen and its amount still there', async () => {
    await openWithdraw('人民币提现');
    await app.press('link', '添加银行卡');
    await app.look(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await app.choose('银行', '招商银行');
    await fill({
      姓名: '张三',
      开户行地址: '朝阳支行',
      银行卡号: '6222021234568888',
      支付密码: FUND_PASSWORD,
    });
    await app.press('button', '提交');
    await expectToast(app, '绑定成功');
    await expectWithdrawal({ accounts: [/招商银行 .* 8888$/] });
  });

  test('a new USDT address, has it chosen', async () => {
    await openWithdraw('虚拟币提现');
    await app.press('button', '添加钱包');
    await app.press('link', 'USDT地址 TRC20 / ERC20');
    await app.press('radio', 'TRC20');
    await fill({ USDT地址: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 支付密码: FUND_PASSWORD });
    await app.press('button', '提交');
    await expectToast(app, '添加成功！');
    await expectWithdrawal({ accounts: [/USDT TJRyWw\*\*\*\*tDeC$/] });
  });

  test('a new wallet, has it chosen', async () => {
    await openWithdraw('虚拟币提现');
    await app.press('button', '添加钱包');
    await app.press('link', 'PayWallet 其他钱包');
    await app.look(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    const wallet = screen.getAllByRole<HTMLOptionElement>('option').at(-1)?.value ?? '';
    await app.choose('钱包类型', wallet);
    await fill({ PayWallet地址: 'HF99887766', 支付密码: FUND_PASSWORD });
    await app.press('button', '提交');
    await expectToast(app, '添加成功！');
    await expectWithdrawal({ accounts: [new RegExp(`^${wallet} `)] });
  });

  test('a form that was left again, is as it was', async () => {
    await openWithdraw('人民币提现');
    await app.press('radio', chosenLabel());
    await app.press('link', '添加银行卡');
    await app.look(({ at }) => expect(at).toBe('/addBankCard?from=withdraw'));
    await back();
    await expectWithdrawal({ accounts: [/./] });
  });

  test('the fund password’s page, is as it was', async () => {
    await openWithdraw('人民币提现');
    await app.press('link', '修改支付密码');
    await app.look(({ at }) => expect(at).toBe('/modifyPayPassword'));
    await back();
    await expectWithdrawal({ accounts: [] });
  });

  test('an account that is gone, does not go there', async () => {
    await openWithdraw('人民币提现');
    await app.press('radio', chosenLabel());
    await app.goTo('/bankCard');
    await app.press('button', '解绑');
    await app.press('button', '确定');
    await expectToast(app, '解绑成功');
    await app.goTo('/withdraw');
    await app.look(() => expect(chosen()).toEqual([]));
  });

  test('is forgotten with the session (D61)', async () => {
    await openWithdraw('人民币提现');
    await app.goTo('/vip');
    expect(Object.keys(app.root().getSnapshot().context.pages)).toContain('/withdraw');
    app.root().system.get('session')?.send({ type: 'logout.requested' });
    app.root().system.get('session')?.send({ type: 'logout.confirmed' });
    await app.pass(2000);
    expect(Object.keys(app.root().getSnapshot().context.pages)).not.toContain('/withdraw');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      '250.50',
    );
  });
});

const chosenLabel = () => screen.getAllByRole('radio')[0]?.getAttribute('aria-label') ?? '';

describe('the accounts', () => {
  test('come back to the tab from which one was added, and leave one entry', async () => {
    await app.open('/vip', { member: MEMBER });
    await app.goTo('/bankCard');
    await app.press('tab', 'USDT');
    await app.press('link', '添加USDT');
    await app.press('radio', 'TRC20');
    await fill({ USDT地址: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 支付密码: FUND_PASSWORD });
    await app.press('button', '提交');
    await expectToast(app, '添加成功！');
    await app.look(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('USDT'));
    await back();
    await expectAt(app, '/vip');
  });

  test('come back to the tab from which a form was opened and left', async () => {
    await app.open('/vip', { member: MEMBER });
    await app.goTo('/bankCard');
    await app.press('tab', 'PayWallet');
    await app.press('link', '添加钱包');
    await app.look(({ at }) => expect(at).toBe('/addUsdtCards'));
    await back();
    await app.look(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('PayWallet'));
  });
});

describe('a promotion', () => {
  const PROMOTION = '/activeInfo?id=1';
  const state = () => screen.queryByRole('link', { name: '我的申请' })?.closest('div')?.textContent;

  test('that was applied for says so at once, and whenever it is opened again', async () => {
    await app.open(PROMOTION, { member: MEMBER });
    await app.look(() => expect(screen.getByRole('button', { name: '点我申请' })).toBeTruthy());
    await app.look(() => expect(state()).toBeUndefined());
    await app.press('button', '点我申请');
    await app.look(() => expect(state()).toContain('待审核'));
    await app.goTo('/vip');
    await app.goTo(PROMOTION);
    await app.look(() => expect(state()).toContain('待审核'));
    await app.goTo('/activeInfo?id=3');
    await app.look(() => expect(screen.getByRole('button', { name: '点我申请' })).toBeTruthy());
    await app.look(() => expect(state()).toBeUndefined());
  });

  test('that a visitor applies for is there after the login, with one way back', async () => {
    await app.open('/activeList');
    await app.goTo(PROMOTION);
    await app.press('button', '点我申请');
    await app.pass(1000);
    await app.look(({ at }) => expect(at).toBe('/login?redirect=%2FactiveInfo%3Fid%3D1'));
    await fill({ 账号: 'demo888', 密码: 'demo8888' });
    await app.press('button', '登录');
    await expectAt(app, PROMOTION);
    await app.look(() => expect(screen.getByRole('button', { name: '点我申请' })).toBeTruthy());
    await back();
    await expectAt(app, '/activeList');
  });
});

describe('a game that a visitor entered', () => {
  test('is among the recent ones after the login, with its picture', async () => {
    await app.open('/games');
    await app.press('button', '西游降妖');
    await app.pass(1000);
    await app.look(({ at }) => expect(at).toMatch(/^\/login/));
    await fill({ 账号: 'demo888', 密码: 'demo8888' });
    await app.press('button', '登录');
    await app.look(({ at }) => expect(at).toMatch(/^\/gamePage/));
    await app.look(() =>
      expect(device.get(savedGamesKey('demo888'))).toMatchObject({
        recent: [{ title: '西游降妖', picture: expect.stringMatching(/西游|%E8%A5%BF/) as string }],
      }),
    );
  });
});
