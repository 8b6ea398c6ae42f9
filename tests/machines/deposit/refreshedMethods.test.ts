import { describe, expect, test } from 'vitest';
import { NO_WAYS, type PayChannel } from '#machines/deposit/depositRules.ts';
import { openMethod, refreshedChoice, refreshedWays } from '#machines/deposit/refreshedMethods.ts';
import { CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';

const [FAST, FIXED] = CHANNELS as [PayChannel, PayChannel];

describe('the same channel in a new list', () => {
  const twin = { ...FAST, options: [] };
  const choice = (channel: PayChannel | null) => ({
    channels: [FAST, twin],
    channel,
    option: channel?.options[0] ?? null,
    failure: '',
  });

  test('is the one at its place where codes repeat (D60)', () => {
    expect(refreshedChoice(choice(twin), [{ ...FAST }, { ...twin }]).channel).toEqual(twin);
  });
  test('is found at another place', () => {
    expect(refreshedChoice(choice(FAST), [FIXED, FAST])).toMatchObject({
      channel: FAST,
      option: FAST.options[0],
    });
    expect(refreshedChoice(choice(twin), [FAST])).toMatchObject({ channel: FAST });
  });
  test('has the same option, at its place where codes repeat', () => {
    const options = ['100', '200'].map((max) => ({
      name: '扫码',
      code: 'QR',
      range: { min: '1', max },
      fixed: [],
    }));
    const channel = { ...FAST, options };
    const chosen = { ...choice(channel), channels: [channel], option: options[1] ?? null };
    expect(refreshedChoice(chosen, [{ ...channel, options: [...options] }]).option).toBe(options[1]);
  });
  test('is another with another name or code, and none stays none', () => {
    expect(refreshedChoice(choice(FAST), [{ ...FAST, name: '慢速通道' }]).channel).toBeNull();
    expect(refreshedChoice(choice(FAST), [{ ...FAST, code: 'slow' }]).channel).toBeNull();
    expect(refreshedChoice(choice(null), [FAST])).toMatchObject({ channel: null, option: null });
  });
});

test('the selected method stays while it is open or none is, and otherwise the first open one takes its place', () => {
  expect(openMethod(['alipay', 'bank'], 'bank')).toBe('bank');
  expect(openMethod(['wxpay', 'alipay'], 'bank')).toBe('wxpay');
  expect(openMethod([], 'bank')).toBe('bank');
});

test('each tab with something under way keeps its own methods', () => {
  const closed = (tab: string) => refreshedWays(WAYS, NO_WAYS, (one) => one === tab);
  expect(closed('online')).toEqual({ ...NO_WAYS, online: true });
  expect(closed('digital')).toEqual({ ...NO_WAYS, usdt: true });
  expect(closed('offline')).toEqual({ ...WAYS, online: false, usdt: false });
  expect(closed('')).toEqual(NO_WAYS);
});
