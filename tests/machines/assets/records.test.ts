import { describe, expect, test } from 'vitest';
import {
  hasPlatforms,
  RECORD_TABS,
  recordsPath,
  tabOf,
  type RecordTab,
} from '#machines/kit/money/recordTabs.ts';
import { bonusTitle, cashierOf, isPayable, stateText } from '#machines/assets/recordStates.ts';

describe('the tabs of the records (spec 2 §2)', () => {
  test('are requested by their type, and begin with the online deposits', () => {
    for (const tab of RECORD_TABS) expect(tabOf(`type=${tab}`)).toBe(tab);
    expect(tabOf('')).toBe('6');
    expect(tabOf('type=8')).toBe('6');
  });
  test('are opened by the path of their records', () => {
    expect(recordsPath('0')).toBe('/assets?type=0');
    for (const tab of RECORD_TABS) expect(tabOf(recordsPath(tab).split('?')[1] ?? '')).toBe(tab);
  });
  test('types 2 to 5 have a platform filter', () => {
    expect(RECORD_TABS.filter(hasPlatforms)).toEqual(['2', '3', '4', '5']);
  });
});

describe('the words of the states (spec 2 §4)', () => {
  test.each([
    ['6', 'pending', '待处理', 'open'],
    ['6', 'success', '支付成功', 'good'],
    ['6', 'failed', '支付失败', 'bad'],
    ['0', '0', '未定义', 'plain'],
    ['0', '1', '待审核', 'open'],
    ['0', '2', '已通过', 'good'],
    ['0', '3', '已拒绝', 'bad'],
    ['1', '1', '待审核', 'open'],
    ['1', '2', '已通过', 'good'],
    ['1', '3', '已拒绝', 'bad'],
    ['2', '0', '失败', 'bad'],
    ['2', '1', '成功', 'good'],
    ['2', '2', '待结算', 'open'],
    ['3', '3', '未定义', 'plain'],
    ['4', '0', '无效', 'bad'],
    ['4', '1', '已结算', 'good'],
    ['4', '2', '未结算', 'open'],
    ['5', '0', '待领取', 'open'],
    ['5', '1', '已领取', 'good'],
    ['5', '', '已领取', 'good'],
    ['7', '1', '收入', 'good'],
    ['7', '2', '支出', 'plain'],
  ] as const)('tab %s, code %j is %s, coloured as %s', (tab, code, state, tone) => {
    expect(stateText(tab, code)).toEqual({ state, tone });
  });
  test.each([
    ['1', '体验金'],
    ['2', '活动奖励'],
    ['3', '充值赠送'],
    ['4', '系统补贴'],
    ['5', '管理员调整'],
    ['6', '其他'],
    ['', '其他'],
  ])('bonus type %j is %s', (type, title) => {
    expect(bonusTitle(type)).toBe(title);
  });
});

describe('a record whose payment can be opened again (spec 2 §4)', () => {
  const payable = (tab: RecordTab, code: string, payWay: string, number = 'CK1') =>
    isPayable(tab, code, payWay, number);

  test.each(['USDT', 'TRC20', '支付宝', '支付宝转银行卡', '微信支付', ''])(
    'is an open deposit by %j, with a number',
    (payWay) => {
      expect(payable('0', '1', payWay)).toBe(true);
      expect(payable('0', '1', payWay, '')).toBe(false);
    },
  );
  test.each(['银行转账', '银行卡', '网银转账', 'bank', 'BANK'])('is none by %j', (payWay) => {
    expect(payable('0', '1', payWay)).toBe(false);
  });
  test.each(['0', '2', '3', ''])('is none in state %j', (code) => {
    expect(payable('0', code, 'USDT')).toBe(false);
  });
  test('is as the server tells, where it does: a bank transfer too, and none that is paid', () => {
    expect(isPayable('0', '1', '银行转账', 'CK1', true)).toBe(true);
    expect(isPayable('0', '1', 'USDT', 'CK1', false)).toBe(false);
    expect(isPayable('0', '2', 'USDT', 'CK1', true)).toBe(false);
    expect(isPayable('0', '1', 'USDT', '', true)).toBe(false);
  });
  test('has an online cashier while it is pending and the server gives its address', () => {
    expect(cashierOf('6', 'pending', '/pay')).toBe('/pay');
    expect([cashierOf('6', 'success', '/pay'), cashierOf('0', 'pending', '/pay')]).toEqual(['', '']);
  });
  test('is of no other tab', () => {
    const tabs = RECORD_TABS.filter((tab) => payable(tab, '1', 'USDT') || payable(tab, 'pending', 'USDT'));
    expect(tabs).toEqual(['0']);
  });
});
