import { describe, expect, test } from 'vitest';
import { invalidAgentApplication } from '#machines/agent/agentRules.ts';
import { combinations } from '#tests/support/combinations.ts';

describe('the agent application (spec 2 §5)', () => {
  test('a valid phone: 请输入正确手机号', () => {
    expect(invalidAgentApplication({ mobile: '12800000000', reason: '推广' })).toEqual({
      field: 'mobile',
      text: '请输入正确手机号',
    });
  });
  test('blanks around a phone do not count', () => {
    expect(invalidAgentApplication({ mobile: ' 13800000000 ', reason: '推广' })).toBeNull();
  });
  test('a reason: 请输入申请理由', () => {
    expect(invalidAgentApplication({ mobile: '13800000000', reason: ' \n' })).toEqual({
      field: 'reason',
      text: '请输入申请理由',
    });
  });
  test('the phone is checked before the reason', () => {
    const all = combinations({
      mobile: ['', ' ', '138', '13800000000', '8613800000000', '1795113800000000', '12800000000'],
      reason: ['', ' ', '\n', '推广'],
    });
    for (const values of all) {
      const isPhone = values.mobile.endsWith('13800000000');
      const text = isPhone ? (values.reason === '推广' ? undefined : '请输入申请理由') : '请输入正确手机号';
      expect(invalidAgentApplication(values)?.text).toBe(text);
    }
  });
});
