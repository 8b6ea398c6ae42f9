import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { control, expectAt, expectSameKey } from '#tests/support/driver.ts';
import { renderOnSandbox, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { aLine, storeLines } from './storedLines.ts';

const MEMBER = 'vip333';
const WITHDRAW = '/api/withdraw';
const DIALOG = '结果未知的交易';
const QUESTION = '上一笔结果未知，确定再提交一笔吗？';

let app: RenderedDriver;
beforeEach(async () => {
  app = renderOnSandbox();
  await app.sandbox('/sandbox/app', { index_modal: 0 });
  await app.sandbox(`/sandbox/members/${MEMBER}`, { transferstatus: 0 });
  await app.sandbox('/sandbox/settings', { lotteryDelay: 0 });
});
afterEach(() => app.close());

const stripOf = (count: number) => `${count} 笔交易结果未知`;
const open = (at: string, member = MEMBER) => app.open(at, { member, hold: [WITHDRAW] });

async function submitWithdrawal(amount = '250') {
  await app.press('radio', '工商银行 **** **** **** 3445');
  await app.type('提现金额', amount);
  await app.type('支付密码', '888888');
  await app.press('button', '确认提现');
}

const seesNoStrip = () =>
  app.look(({ words }) => expect(words.filter((word) => word.includes('结果未知'))).toEqual([]));

describe('a withdrawal without an answer', () => {
  beforeEach(async () => {
    await open('/withdraw');
    await submitWithdrawal();
    await app.calls.answer(WITHDRAW, 'lost');
  });

  test('is shown by its page with its amount, and by a strip on every other page, which leads there', async () => {
    const notice = within(screen.getByRole('region', { name: '结果未知' }));
    expect(notice.getByText('¥250.00')).toBeTruthy();
    expect(notice.getByRole('link', { name: '去核对' }).getAttribute('href')).toBe('#/assets?type=1');
    await app.misses('link', stripOf(1));
    for (const at of ['/faq', '/vip', '/assets?type=1', '/']) {
      await app.goTo(at);
      await app.sees('link', stripOf(1));
    }
    await app.press('link', stripOf(1));
    await expectAt(app, '/withdraw');
    await app.sees('region', '结果未知');
    await app.misses('link', stripOf(1));
  });

  test('is there again after a reload, and is sent under its key with the password', async () => {
    await app.reload();
    await app.sees('region', '结果未知');
    await app.press('button', '重试');
    expect(app.calls.made(WITHDRAW)).toHaveLength(1);
    await app.type('支付密码', '888888');
    await app.press('button', '重试');
    await app.look(() => expect(app.calls.waiting(WITHDRAW)).toBe(1));
    expectSameKey(app, WITHDRAW);
    await app.calls.answer(WITHDRAW, 'own');
    await app.misses('region', '结果未知');
    await app.goTo('/faq');
    await seesNoStrip();
  });

  test('is gone everywhere once the member has checked it', async () => {
    await app.press('button', '已核对');
    await app.misses('region', '结果未知');
    await app.goTo('/faq');
    await seesNoStrip();
    expect(readStored('outbox')).toBeNull();
  });

  test('is not shown to the next member, and again to the first', async () => {
    const logIn = async (name: string, password = 'demo8888') => {
      await app.goTo('/login');
      await app.type('账号', name);
      await app.type('密码', password);
      await app.press('button', '登录');
      await app.look(({ token }) => expect(token).not.toBeNull());
    };
    const logOut = async () => {
      await app.goTo('/userCenter');
      await app.press('button', '退出登录');
      await app.pass(500);
      await app.press('button', '退出');
      await app.pass(2000);
      await app.look(({ token }) => expect(token).toBeNull());
    };
    await logOut();
    await seesNoStrip();
    await logIn('demo888');
    await app.pass(1000);
    await seesNoStrip();
    await app.goTo('/withdraw');
    await seesNoStrip();
    await logOut();
    await logIn(MEMBER);
    // what was sent is forgotten with the session, so there is nothing to go on with
    await app.sees('button', stripOf(1));
  });
});

describe('several submissions without a known outcome', () => {
  const lines = [
    aLine(MEMBER),
    aLine(MEMBER, { key: 'key-of-transfer', kind: 'transfer', amount: '12.5' }),
    aLine(MEMBER, { key: 'key-of-card', kind: 'bankCard', amount: null }),
    aLine('demo888', { key: 'key-of-another' }),
    aLine(MEMBER, { key: 'key-of-another-version', kind: 'something', version: 0 }),
  ];

  beforeEach(async () => {
    storeLines(...lines);
    window.sessionStorage.setItem(
      'outbox',
      JSON.stringify({ 'key-of-withdrawal': { amount: '250', bank: '1' } }),
    );
    await open('/faq');
    await app.press('button', stripOf(4));
  });

  const entries = () => within(screen.getByRole('dialog', { name: DIALOG })).getAllByRole('listitem');

  test('are listed in a dialog with the time of the press and what can be done', async () => {
    await app.sees('dialog', DIALOG);
    expect(
      entries().map((entry) => [...entry.querySelectorAll('p')].map((text) => text.textContent)),
    ).toEqual(
      ['提现 ¥250.00', '转账 ¥12.50', '添加银行卡', '操作 ¥250.00'].map((name) => [
        name,
        expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      ]),
    );
    const ways = entries().map((entry) =>
      within(entry)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    );
    expect(ways).toEqual([
      ['去处理 #/withdraw', '去核对 #/assets?type=1'],
      ['去核对 #/assets?type=2'],
      ['去核对 #/bankCard'],
      ['去核对 #/assets'],
    ]);
  });

  test('go one by one as the member has checked them', async () => {
    for (const count of [3, 2, 1]) {
      await app.press('button', '已核对');
      expect(entries()).toHaveLength(count);
    }
    await app.press('button', '已核对');
    await app.misses('dialog', DIALOG);
    await seesNoStrip();
    expect(readStored('outbox')).toEqual([lines[3]]);
  });

  test('that were checked are gone from a page that has taken one up', async () => {
    await app.press('link', '去处理');
    await app.sees('region', '结果未知');
    await app.goTo('/faq');
    await app.press('button', stripOf(4));
    await app.press('button', '已核对');
    expect(entries()).toHaveLength(3);
    await app.goTo('/withdraw');
    await app.sees('button', '确认提现');
    await app.misses('region', '结果未知');
  });

  test('are left for the page of one', async () => {
    await app.press('link', '去处理');
    await expectAt(app, '/withdraw');
    await app.misses('dialog', DIALOG);
    await app.sees('region', '结果未知');
    // the page shows its own, the strip the others
    await app.sees('button', stripOf(3));
  });
});

describe('a second withdrawal of the same amount', () => {
  beforeEach(async () => {
    storeLines(aLine(MEMBER));
    await open('/withdraw');
    await app.pass(1000);
    await submitWithdrawal();
    await app.sees('alertdialog', QUESTION);
  });

  const asked = () => screen.getByRole('alertdialog', { name: QUESTION });

  test('says in its question what would be sent', () => {
    expect(asked().textContent).toContain('提现 ¥250.00');
    expect(app.calls.made(WITHDRAW)).toEqual([]);
  });

  test('is sent once it is confirmed', async () => {
    await app.press('button', '确定提交');
    await app.misses('alertdialog', QUESTION);
    await app.calls.answer(WITHDRAW, 'own');
    await app.look(({ toasts }) => expect(toasts).toContain('提交成功，等待后台审核'));
    expect(app.calls.made(WITHDRAW)).toMatchObject([{ amount: '250', password: '888888' }]);
  });

  test.each([
    ['取消', () => app.press('button', '取消')],
    ['Esc', () => act(async () => void fireEvent.keyDown(asked(), { key: 'Escape' }))],
  ])('is not sent after %s, and the form is free again', async (_, decline) => {
    await decline();
    await app.misses('alertdialog', QUESTION);
    await app.look((seen) => {
      expect(seen.toasts).toEqual(['已取消，本次未提交']);
      expect(control(seen, '确认提现').ready).toBe(true);
    });
    expect(app.calls.made(WITHDRAW)).toEqual([]);
    await app.sees('button', stripOf(1));
  });
});

test('the question ends with the session, and is not asked again after the next login', async () => {
  storeLines(aLine(MEMBER));
  await app.open('/withdraw', { member: MEMBER, hold: [WITHDRAW, '/api/balance'] });
  await app.pass(1000);
  await submitWithdrawal();
  await app.sees('alertdialog', QUESTION);
  await app.calls.answer('/api/balance', { code: 401 });
  await expectAt(app, '/');
  await app.misses('alertdialog', QUESTION);
  await app.goTo('/login');
  await app.type('账号', MEMBER);
  await app.type('密码', 'demo8888');
  await app.press('button', '登录');
  await app.sees('button', stripOf(1));
  await app.misses('alertdialog', QUESTION);
  expect(app.calls.made(WITHDRAW)).toEqual([]);
});

test('nobody is asked before a withdrawal of another amount', async () => {
  storeLines(aLine(MEMBER));
  await open('/withdraw');
  await app.pass(1000);
  await submitWithdrawal('251');
  await app.look(() => expect(app.calls.waiting(WITHDRAW)).toBe(1));
});
