import { describe, expect, test } from 'vitest';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';

describe('what stands in the place of data that failed (D59)', () => {
  test.each([
    [{ kind: 'rejected', code: 404, message: '活动不存在' }, '活动不存在'],
    [{ kind: 'rejected', code: 422, message: '参数错误' }, '参数错误'],
    [{ kind: 'gateway', message: '记录服务忙' }, '记录服务忙'],
    [{ kind: 'expired', message: 'Unauthenticated.' }, 'Unauthenticated.'],
    [{ kind: 'rejected', code: 500, message: '' }, '加载失败'],
    [{ kind: 'gateway', message: '' }, '加载失败'],
    [{ kind: 'expired', message: '' }, '加载失败'],
    [{ kind: 'malformed' }, '加载失败'],
    [new TypeError('x is not a function'), '加载失败'],
    [{ kind: 'offline' }, '加载失败，请检查网络'],
    [{ kind: 'timeout' }, '加载失败，请检查网络'],
  ])('%j: %s', (error, text) => {
    expect(loadFailureText(error)).toBe(text);
  });

  test('a flow’s own words come after the server’s', () => {
    expect(
      loadFailureText({ kind: 'rejected', code: 404, message: '订单不存在' }, { own: '订单已生成' }),
    ).toBe('订单不存在');
    expect(loadFailureText({ kind: 'offline' }, { own: '订单已生成' })).toBe('订单已生成');
  });
});
