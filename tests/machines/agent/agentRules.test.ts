import { constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidAgentApplication } from '#machines/agent/agent.machine.ts';
import { forAll } from '#tests/support/property.ts';

describe('the agent application (spec 2 §5)', () => {
  test('a valid phone: 请输入正确手机号', () => {
    expect(invalidAgentApplication({ mobile: '12800000000', reason: '推广' })).toEqual({
      field: 'mobile',
      text: '请输入正确手机号',
    });
  });
  test('a reason: 请输入申请理由', () => {
    expect(invalidAgentApplication({ mobile: '13800000000', reason: ' \n' })).toEqual({
      field: 'reason',
      text: '请输入申请理由',
    });
  });
  test('the phone is checked before the reason', () => {
    forAll(
      [constantFrom('', '138', '13800000000', '8613800000000'), constantFrom('', ' ', '推广')],
      (mobile, reason) => {
        const phone = mobile.length >= 11;
        const text = phone ? (reason.trim() === '' ? '请输入申请理由' : null) : '请输入正确手机号';
        expect(invalidAgentApplication({ mobile, reason })?.text ?? null).toBe(text);
      },
    );
  });
});
