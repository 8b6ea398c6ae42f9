// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openAssets, onePage, record } from './openAssets.ts';

const list = () => within(screen.getByRole('list', { name: '记录' }));

describe('the records page', () => {
  test('has its tabs in order, and requests the one of its query', async () => {
    const { calls } = await openAssets('1');
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
    expect(calls.latest('fetchPage').input).toEqual({
      filter: { tab: '1', platform: '', date: '4' },
      page: 1,
    });
  });

  test('another tab is in the address and requested again from its first page', async () => {
    const { user, calls } = await openAssets('6');
    await user.click(screen.getByRole('tab', { name: '投注' }));
    expect(window.location.hash).toBe('#/assets?type=4');
    expect(calls.latest('fetchPage').input).toMatchObject({ filter: { tab: '4' }, page: 1 });
  });

  test('the tab of an address edited by hand is requested; a query of another page is nothing to it', async () => {
    const { calls, pass } = await openAssets('6');
    const goTo = (location: string) => {
      window.location.hash = `#${location}`;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      return pass(0);
    };
    await goTo('/assets?type=4');
    expect(screen.getByRole('tab', { name: '投注' }).getAttribute('aria-selected')).toBe('true');
    expect(calls.latest('fetchPage').input).toMatchObject({ filter: { tab: '4' }, page: 1 });
    const asked = calls.count('fetchPage');
    await goTo('/games?type=1');
    expect(calls.count('fetchPage')).toBe(asked);
  });

  test('filters by date, and by platform where there is one', async () => {
    const { user, calls } = await openAssets('6');
    expect(screen.queryByRole('combobox', { name: '平台' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '今日' }));
    expect(calls.latest('fetchPage').input).toMatchObject({ filter: { date: '1' } });
    await user.click(screen.getByRole('tab', { name: '转入' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '平台' }), 'PP电子');
    expect(calls.latest('fetchPage').input).toMatchObject({
      filter: { tab: '2', platform: 'pp', date: '1' },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: '平台' }), '全部平台');
    expect(calls.latest('fetchPage').input).toMatchObject({ filter: { tab: '2', platform: '' } });
  });

  test('a record opens as its receipt, with the number to copy', async () => {
    const { user, toasts } = await openAssets('6');
    await user.click(list().getByRole('button'));
    const receipt = within(await screen.findByRole('dialog', { name: '极速通道' }));
    expect(receipt.getByText('CK1')).toBeTruthy();
    expect(receipt.getByText('+¥200.00')).toBeTruthy();
    expect(receipt.getByText('待处理')).toBeTruthy();
    await user.click(receipt.getByRole('button', { name: '复制单号' }));
    expect(await navigator.clipboard.readText()).toBe('CK1');
    expect(toasts.at(-1)).toBe('复制成功！');
  });

  test('an empty list says so, a failed one offers a retry', async () => {
    const page = await openAssets('6', onePage());
    expect(screen.getByText('暂无记录')).toBeTruthy();
    await page.user.click(screen.getByRole('tab', { name: '取款' }));
    await page.fail('fetchPage', { kind: 'offline' });
    await page.user.click(screen.getByRole('button', { name: '重试' }));
    await page.answer('fetchPage', onePage(record('TX1')));
    expect(list().getByRole('listitem')).toBeTruthy();
  });

  test('the end of the list is shown in the list, and once as a toast', async () => {
    const { toasts } = await openAssets('6');
    expect(screen.getByText('没有更多记录了')).toBeTruthy();
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));
    expect(toasts.filter((text) => text === '当前条件暂无新数据！')).toHaveLength(1);
  });

  test('shows the balances of the platforms, and requests again after 3 s', async () => {
    const { calls, pass } = await openAssets('6');
    expect(within(screen.getByRole('region', { name: '平台余额' })).getByText('¥66.60')).toBeTruthy();
    const before = calls.count('request');
    await pass(3499);
    expect(calls.count('request')).toBe(before);
    await pass(1);
    expect(calls.count('request')).toBe(before + 1);
  });

  test('transfers all there is, once, and closes the dialog', async () => {
    const { user, calls, answer, toasts } = await openAssets('2');
    await user.click(screen.getByRole('button', { name: '额度转换' }));
    const dialog = within(await screen.findByRole('dialog', { name: '额度转换' }));
    await user.click(dialog.getByRole('button', { name: '全部' }));
    await user.dblClick(dialog.getByRole('button', { name: '确认转账' }));
    expect(calls.count('send')).toBe(1);
    expect(calls.latest('send').input).toMatchObject({
      intent: { amount: '100.5', sourcetype: 'userbalance', targettype: 'pp' },
    });
    await answer('send', '转账成功');
    expect(toasts.at(-1)).toBe('转账成功');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('in the other direction no more than the platform holds', async () => {
    const { user, toasts, calls } = await openAssets('3');
    await user.click(screen.getByRole('button', { name: '额度转换' }));
    const dialog = within(await screen.findByRole('dialog', { name: '额度转换' }));
    await user.click(dialog.getByRole('button', { name: '切换方向' }));
    await user.type(dialog.getByRole('textbox', { name: '金额' }), '66.61{Enter}');
    expect(toasts.at(-1)).toBe('操作金额超出了您该游戏平台的余额！');
    expect(calls.count('send')).toBe(0);
  });

  test('the switch turns automatic transfers on, and the button goes (D43)', async () => {
    const { user, calls, answer } = await openAssets('6');
    await user.click(screen.getByRole('switch', { name: '自动转账' }));
    expect(calls.latest('send').input).toEqual({ intent: { status: 1 }, key: expect.any(String) });
    await answer('send');
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('button', { name: '额度转换' })).toBeNull();
  });

  test('the switch is saved though its page was left meanwhile', async () => {
    const page = await openAssets('6');
    await page.user.click(screen.getByRole('switch', { name: '自动转账' }));
    await page.leave();
    page.calls.latest('send').resolve(undefined);
    await page.pass(0);
    expect(() => page.page()).toThrow('is not open');
    await page.reopen();
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });

  test('a rebate that did not load has no figures and no claim', async () => {
    const { fail } = await openAssets('5', null);
    await fail('fetchPage', { kind: 'offline' });
    expect(screen.getAllByText('—')).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '领取返水' }).disabled).toBe(true);
  });

  test('claims the rebate, and says when there is none', async () => {
    const page = await openAssets('5', { ...onePage(), extra: { claimed: '12.00', pending: '38.49' } });
    expect(screen.getByText('¥38.49')).toBeTruthy();
    await page.user.dblClick(screen.getByRole('button', { name: '领取返水' }));
    expect(page.calls.count('send')).toBe(1);
    await page.answer('send', '领取成功');
    await page.answer('fetchPage', { ...onePage(), extra: { claimed: '50.49', pending: '0.00' } });
    await page.user.click(screen.getByRole('button', { name: '领取返水' }));
    expect(page.toasts.at(-1)).toBe('暂无领取额度！');
    expect(page.calls.count('send')).toBe(1);
  });
});
