import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectAt, expectToast, expectToasts } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import {
  BALANCES,
  BETS,
  CLAIM,
  onePage,
  openAssets,
  REBATES,
  rebate,
  record,
  RECORDS,
  TRANSFER,
  TRANSFER_SWITCH,
} from './openAssets.ts';

/** The `type` of the requests for transfers to a platform. */
const TRANSFERS_IN = 3;

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const list = () => within(screen.getByRole('list', { name: '记录' }));
const pages = () => Object.keys(app.root().getSnapshot().context.pages);
const pageRequests = () => [RECORDS, BETS, REBATES].flatMap((path) => app.calls.made(path)).length;

async function openTransfer() {
  await app.press('button', '额度转换');
  await app.sees('dialog', '额度转换');
  return within(screen.getByRole('dialog', { name: '额度转换' }));
}

describe('the records page', () => {
  test('has its tabs in order, and requests the one of its query', async () => {
    await openAssets(app, '1');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '线上存款',
      '线下存款',
      '取款',
      '转入',
      '转出',
      '投注',
      '返水',
      '彩金',
    ]);
    expect(screen.getByRole('tab', { name: '取款' }).getAttribute('aria-selected')).toBe('true');
    expect(app.calls.made(RECORDS)).toEqual([{ type: 2, api_type: '', date: '4', page: 1 }]);
    expect(pageRequests()).toBe(1);
  });

  test('another tab is in the address and requested again from its first page', async () => {
    await openAssets(app, '6');
    await app.press('tab', '投注');
    await expectAt(app, '/assets?type=4');
    expect(app.calls.made(BETS)).toEqual([{ api_type: '', date: '4', page: 1 }]);
  });

  test('the tab of an address edited by hand is requested; a query of another page is nothing to it', async () => {
    await openAssets(app, '6');
    await app.goTo('/assets?type=4');
    expect(screen.getByRole('tab', { name: '投注' }).getAttribute('aria-selected')).toBe('true');
    expect(app.calls.made(BETS)).toEqual([{ api_type: '', date: '4', page: 1 }]);
    const requested = pageRequests();
    await app.goTo('/games?type=1');
    expect(pageRequests()).toBe(requested);
  });

  test('filters by date, and by platform where there is one', async () => {
    await openAssets(app, '6');
    expect(screen.queryByRole('combobox', { name: '平台' })).toBeNull();
    await app.press('radio', '今日');
    expect(app.calls.made(RECORDS).at(-1)).toMatchObject({ date: '1' });
    await app.press('tab', '转入');
    await app.choose('平台', 'PP电子');
    expect(app.calls.made(RECORDS).at(-1)).toMatchObject({ type: TRANSFERS_IN, api_type: 'pp', date: '1' });
    await app.choose('平台', '全部平台');
    expect(app.calls.made(RECORDS).at(-1)).toMatchObject({ type: TRANSFERS_IN, api_type: '' });
  });

  test('a record opens as its receipt, with the number to copy', async () => {
    const user = await openAssets(app, '6');
    await user.click(list().getByRole('button'));
    await app.sees('dialog', '极速通道');
    const receipt = within(screen.getByRole('dialog', { name: '极速通道' }));
    expect(receipt.getByText('CK1')).toBeTruthy();
    expect(receipt.getByText('+¥200.00')).toBeTruthy();
    expect(receipt.getByText('待处理')).toBeTruthy();
    await user.click(receipt.getByRole('button', { name: '复制单号' }));
    expect(await navigator.clipboard.readText()).toBe('CK1');
    await expectToast(app, '复制成功！');
  });

  test('an empty list says so, a failed one offers a retry', async () => {
    await openAssets(app, '6', onePage());
    expect(screen.getByText('暂无记录')).toBeTruthy();
    await app.press('tab', '取款');
    await app.calls.answer(RECORDS, 'lost');
    await app.press('button', '重试');
    await app.calls.answer(RECORDS, onePage(record('TX1')));
    expect(list().getByRole('listitem')).toBeTruthy();
  });

  test('the end of the list is shown in the list, and once as a toast', async () => {
    await openAssets(app, '6');
    expect(screen.getByText('没有更多记录了')).toBeTruthy();
    await app.scrollToEnd();
    await expectToast(app, '当前条件暂无新数据！');
    // the same text again would only count as new once the toast has disappeared
    await app.pass(5000);
    await expectToast(app, '');
    await app.scrollToEnd();
    await expectToasts(app, '当前条件暂无新数据！');
  });

  test('shows the balances of the platforms, and requests again after 3 s', async () => {
    await openAssets(app, '6');
    expect(within(screen.getByRole('region', { name: '平台余额' })).getByText('¥66.60')).toBeTruthy();
    expect(app.calls.made(BALANCES)).toHaveLength(1);
    await app.pass(3499);
    expect(app.calls.made(BALANCES)).toHaveLength(1);
    await app.pass(1);
    expect(app.calls.made(BALANCES)).toHaveLength(2);
  });

  test('transfers all there is, once, and closes the dialog', async () => {
    const user = await openAssets(app, '2');
    const dialog = await openTransfer();
    await user.click(dialog.getByRole('button', { name: '全部' }));
    await user.dblClick(dialog.getByRole('button', { name: '确认转账' }));
    await app.look(() =>
      expect(app.calls.made(TRANSFER)).toEqual([
        { amount: '100.5', sourcetype: 'userbalance', targettype: 'pp' },
      ]),
    );
    await app.calls.answer(TRANSFER, { code: 200, message: '转账成功' });
    await expectToast(app, '转账成功');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('in the other direction no more than the platform holds', async () => {
    const user = await openAssets(app, '3');
    const dialog = await openTransfer();
    await user.click(dialog.getByRole('button', { name: '切换方向' }));
    await user.type(dialog.getByRole('textbox', { name: '金额' }), '66.61{Enter}');
    await expectToast(app, '操作金额超出了您该游戏平台的余额！');
    expect(app.calls.made(TRANSFER)).toEqual([]);
  });

  test('the switch turns automatic transfers on, and the button goes (D43)', async () => {
    await openAssets(app, '6');
    await app.press('switch', '自动转账');
    expect(app.calls.made(TRANSFER_SWITCH)).toEqual([{ transferstatus: 1 }]);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    await app.calls.answer(TRANSFER_SWITCH, { code: 200 });
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('button', { name: '额度转换' })).toBeNull();
  });

  test('the switch is saved though its page was left meanwhile', async () => {
    await openAssets(app, '6');
    await app.press('switch', '自动转账');
    await app.goTo('/faq');
    await app.calls.answer(TRANSFER_SWITCH, { code: 200 });
    expect(pages()).not.toContain('/assets');
    await app.goTo('/assets?type=6');
    // nobody was there to tell the session, so the member is fetched anew
    expect(app.calls.made('/api/user')).toHaveLength(2);
  });

  test('a rebate that did not load has no figures and no claim', async () => {
    await openAssets(app, '5', 'lost');
    expect(screen.getAllByText('—')).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '领取返水' }).disabled).toBe(true);
  });

  test('claims the rebate, and says when there is none', async () => {
    const user = await openAssets(app, '5', rebate('12.00', '38.49'));
    expect(screen.getByText('¥38.49')).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: '领取返水' }));
    await app.look(() => expect(app.calls.made(CLAIM)).toHaveLength(1));
    await app.calls.answer(CLAIM, { code: 200, message: '领取成功' });
    await expectToast(app, '领取成功');
    await app.calls.answer(REBATES, rebate('50.49', '0.00'));
    await user.click(screen.getByRole('button', { name: '领取返水' }));
    await expectToast(app, '暂无领取额度！');
    expect(app.calls.made(CLAIM)).toHaveLength(1);
  });
});
