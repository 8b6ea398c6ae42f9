import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectToast } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { beijingText } from '#lib/beijingTime.ts';
import { onePage, openAssets, SERVICE } from './openAssets.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const list = () => within(screen.getByRole('list', { name: '记录' }));
const rowText = () => list().getByRole('listitem').textContent;

const WITHDRAWAL = {
  amount: '500.00',
  created_at: '2026-11-21 12:00:00',
  pay_way: '工商银行',
  order_no: 'TX1',
  state: 2,
};

/** Opens the only record of a tab; returns its dialog and a reader of its lines by name. */
async function openRecord(tab: RecordTab, row: object, title: string) {
  const user = await openAssets(app, tab, onePage(row));
  await user.click(list().getByRole('button'));
  await app.sees('dialog', title);
  const dialog = within(screen.getByRole('dialog', { name: title }));
  const line = (name: string) => dialog.queryByText(name)?.nextElementSibling?.textContent ?? null;
  const steps = () =>
    within(dialog.getByRole('list', { name: '进度' }))
      .getAllByRole('listitem')
      .map(({ children }) =>
        [...children]
          .map(({ textContent }) => textContent)
          .join(' ')
          .trim(),
      );
  return { user, dialog, line, steps };
}

describe('the detail of a record', () => {
  test('of a withdrawal has its way with times, its account, its fee and what arrives', async () => {
    const { dialog, line, steps } = await openRecord(
      '1',
      {
        ...WITHDRAWAL,
        reviewed_at: '2026-11-21 12:10:00',
        arrived_at: '2026-11-21 12:30:00',
        account: '工商银行 6222020200112233445',
        fee: '1',
        received: '76.5',
        currency: 'USDT',
      },
      '工商银行',
    );
    expect(dialog.getByText('已通过')).toBeTruthy();
    expect(steps()).toEqual([
      '提交 2026-11-21 12:00:00',
      '审核 2026-11-21 12:10:00',
      '到账 2026-11-21 12:30:00',
    ]);
    expect(line('收款账户')).toBe('工商银行 **** **** **** 3445');
    expect(line('手续费')).toBe('1.00 USDT');
    expect(line('实际到账')).toBe('76.50 USDT');
  });

  test('says no more than the state where the backend has no more', async () => {
    const { line, steps } = await openRecord('1', WITHDRAWAL, '工商银行');
    expect(steps()).toEqual(['提交 2026-11-21 12:00:00', '审核 已完成', '到账  以收款账户到账为准']);
    expect([line('收款账户'), line('手续费'), line('实际到账')]).toEqual([null, null, null]);
  });

  test('takes extensions in another form for missing ones', async () => {
    const row = { ...WITHDRAWAL, reason: {}, reviewed_at: [], account: null, fee: '免费', received: '500' };
    const { line } = await openRecord('1', row, '工商银行');
    expect(line('手续费')).toBeNull();
    expect(line('实际到账')).toBe('¥500.00');
  });

  test('of a rejection has the reason, and the current step is marked while it is reviewed', async () => {
    const row = { ...WITHDRAWAL, fee: '0', received: '500' };
    const { steps, line } = await openRecord('1', { ...row, state: 3, reason: '户名不符' }, '工商银行');
    expect([line('手续费'), line('实际到账')]).toEqual([null, null]);
    expect(steps()).toEqual(['提交 2026-11-21 12:00:00', '审核 未成功 户名不符']);
    await app.close();
    app = renderDriver();
    const open = await openRecord('1', { ...row, state: 1 }, '工商银行');
    expect(open.line('预计到账')).toBe('¥500.00');
    expect(open.dialog.getByText('审核').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  test('asks customer service with the number in the clipboard', async () => {
    const { user, dialog } = await openRecord('1', WITHDRAWAL, '工商银行');
    await user.click(dialog.getByRole('button', { name: '联系客服' }));
    await expectToast(app, '单号已复制，发给客服即可');
    expect(await navigator.clipboard.readText()).toBe('TX1');
    await app.look(() => expect(app.calls.waiting(SERVICE)).toBe(1));
  });
});

describe('a transfer', () => {
  const moved = {
    amount: '30.00',
    created_at: '2026-11-21 12:00:00',
    pay_way: 'PP电子',
    channel_name: 'pp',
    state: 1,
  };

  test('says from where to where, with the sign of the main wallet', async () => {
    await openAssets(app, '3', onePage(moved));
    expect(rowText()).toContain('PP电子 → 主账户');
    expect(rowText()).toContain('+¥30.00');
    await app.close();
    app = renderDriver();
    await openAssets(app, '2', onePage(moved));
    expect(rowText()).toContain('主账户 → PP电子');
    expect(rowText()).toContain('-¥30.00');
  });
});

describe('bets', () => {
  const now = () => beijingText(Date.now());
  const bet = (fields: object) => ({
    bet_amount: '20.00',
    bet_time: now(),
    Code: '金龙送宝',
    bet_id: 'TZ1',
    state: 1,
    win_loss: '0',
    ...fields,
  });

  test.each([
    [{ win_loss: '12.5' }, '+¥12.50', '投注 ¥20.00'],
    [{ win_loss: '-20' }, '-¥20.00', '投注 ¥20.00'],
    [{ win_loss: '0' }, '¥0.00', '投注 ¥20.00'],
    [{ state: 2 }, '¥20.00', '未结算'],
    [{ state: 0 }, '¥20.00', '无效'],
  ])('with %j show %s', async (fields, amount, said) => {
    await openAssets(app, '4', onePage(bet(fields)));
    expect(rowText()).toContain(` ${amount} `);
    expect(rowText()).toContain(said);
  });

  test('of today have their net above the list', async () => {
    await openAssets(
      app,
      '4',
      onePage(
        bet({ win_loss: '12.5' }),
        bet({ bet_id: 'TZ2', win_loss: '-20' }),
        bet({ bet_id: 'TZ3', state: 2 }),
      ),
    );
    expect(screen.getByText('今日 3 笔')).toBeTruthy();
    expect(screen.getByText('-¥7.50')).toBeTruthy();
  });

  test('that may go on with the next page are said to be the newest ones', async () => {
    await openAssets(app, '4', { code: 200, data: { data: [bet({ win_loss: '5' })], last_page: 2 } });
    expect(screen.getByText('今日最近 1 笔')).toBeTruthy();
  });

  test('none today says so', async () => {
    await openAssets(app, '4', onePage(bet({ bet_time: '2020-01-01 00:00:00' })));
    expect(screen.getByText('今日暂无投注')).toBeTruthy();
  });
});
