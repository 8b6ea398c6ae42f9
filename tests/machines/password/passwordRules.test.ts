import { string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  invalidPasswordChange,
  passwordChecks,
  passwordStrength,
  type PasswordKind,
  type PasswordValues,
} from '#machines/password/passwordRules.ts';
import { combinations } from '#tests/support/combinations.ts';
import { forAll } from '#tests/support/property.ts';

const FINE: PasswordValues = { oldPassword: 'old123', newPassword: 'new123', confirmation: 'new123' };
const KINDS = ['login', 'fund'] as const;
const refused = (changes: Partial<PasswordValues>, kind: PasswordKind = 'login') =>
  invalidPasswordChange(kind, { ...FINE, ...changes });

/** The order of the rules in the document (spec 2 §5), implemented independently. */
function expected({ oldPassword, newPassword, confirmation }: PasswordValues, kind: PasswordKind) {
  if (oldPassword === '') return '请输入旧密码';
  if (newPassword === '') return '请输入新密码';
  if (confirmation === '') return '请输入确认密码';
  const longest = { login: 32, fund: 18 }[kind];
  if (oldPassword.length < 6 || oldPassword.length > longest) return '请输入正确的旧密码长度';
  if (newPassword.length < 6 || newPassword.length > 16) return '请输入正确的新密码长度';
  if (confirmation !== newPassword) return '两次密码不一致！';
  return newPassword === oldPassword ? '新旧密码不能一致！' : null;
}

describe('the rules of a password change (spec 2 §5)', () => {
  test('the old password is required: 请输入旧密码', () => {
    expect(refused({ oldPassword: '' })).toEqual({ field: 'oldPassword', text: '请输入旧密码' });
  });
  test('the new password is required: 请输入新密码', () => {
    expect(refused({ newPassword: '' })).toEqual({ field: 'newPassword', text: '请输入新密码' });
  });
  test('the confirmation is required: 请输入确认密码', () => {
    expect(refused({ confirmation: '' })).toEqual({ field: 'confirmation', text: '请输入确认密码' });
  });
  test('an old password below 6 characters: 请输入正确的旧密码长度', () => {
    expect(refused({ oldPassword: '12345' })).toEqual({
      field: 'oldPassword',
      text: '请输入正确的旧密码长度',
    });
  });
  test('a new password below 6 characters: 请输入正确的新密码长度', () => {
    expect(refused({ newPassword: '12345', confirmation: '12345' })).toEqual({
      field: 'newPassword',
      text: '请输入正确的新密码长度',
    });
  });
  test('a confirmation that differs: 两次密码不一致！', () => {
    expect(refused({ confirmation: 'new124' })).toEqual({ field: 'confirmation', text: '两次密码不一致！' });
  });
  test('a new password that is the old one: 新旧密码不能一致！', () => {
    expect(refused({ newPassword: 'old123', confirmation: 'old123' })).toEqual({
      field: 'newPassword',
      text: '新旧密码不能一致！',
    });
  });
  test('6 characters are enough, on both sides', () => {
    expect(refused({})).toBeNull();
  });

  test('the old password may have as many characters as could be set (D71): 32, or 18 of a fund password', () => {
    const ofLength = (length: number, kind: PasswordKind) =>
      refused({ oldPassword: 'a'.repeat(length) }, kind);
    expect([ofLength(32, 'login'), ofLength(18, 'fund')]).toEqual([null, null]);
    const tooLong = { field: 'oldPassword', text: '请输入正确的旧密码长度' };
    expect([ofLength(33, 'login'), ofLength(19, 'fund')]).toEqual([tooLong, tooLong]);
  });
  test('whatever is broken together, the first rule of the document speaks', () => {
    const some = [
      '',
      'a',
      '12345',
      '123456',
      'abc123',
      'abc1234',
      '      ',
      ...[16, 18, 19, 32, 33].map((length) => 'a'.repeat(length)),
    ];
    const all = combinations<PasswordValues>({ oldPassword: some, newPassword: some, confirmation: some });
    expect(all).toHaveLength(1728);
    for (const kind of KINDS)
      for (const values of all)
        expect(invalidPasswordChange(kind, values)?.text ?? null).toBe(expected(values, kind));
  });
});

describe('what is shown while typing', () => {
  test('the login password: length, letters and digits, another than the old, confirmed', () => {
    expect(passwordChecks('login', { ...FINE, confirmation: '' })).toEqual([
      { text: '6-16位字符', met: true },
      { text: '包含字母和数字', met: true },
      { text: '与旧密码不同', met: true },
      { text: '两次输入一致', met: false },
    ]);
  });
  test.each([
    ['12345', [false, false]],
    ['123456', [true, false]],
    ['abcdef', [true, false]],
    ['abcde1', [true, true]],
    [`a${'1'.repeat(15)}`, [true, true]],
    [`a${'1'.repeat(16)}`, [false, true]],
    ['-_-_-_', [true, false]],
  ])('of the login password “%s”: its length, its letters and digits: %j', (newPassword, met) => {
    const checks = passwordChecks('login', { ...FINE, newPassword }).slice(0, 2);
    expect(checks.map((check) => check.met)).toEqual(met);
  });
  test.each([
    [{ newPassword: 'new123', oldPassword: 'new123' }, [false, true]],
    [{ newPassword: '', oldPassword: 'old123' }, [false, false]],
    [{ newPassword: 'new123', confirmation: 'new124' }, [true, false]],
  ])('%j: another than the old, confirmed: %j', (changes, met) => {
    const values = { ...FINE, confirmation: changes.newPassword, ...changes };
    expect(
      passwordChecks('login', values)
        .slice(-2)
        .map((check) => check.met),
    ).toEqual(met);
  });
  test('the fund password: six digits (D47)', () => {
    const met = (newPassword: string) => passwordChecks('fund', { ...FINE, newPassword })[0];
    expect(met('123456')).toEqual({ text: '6位数字', met: true });
    for (const other of ['12345', '1234567', '12345a', '']) expect(met(other)?.met).toBe(false);
  });
  test('nothing typed meets nothing', () => {
    const empty = { oldPassword: '', newPassword: '', confirmation: '' };
    for (const kind of ['login', 'fund'] as const)
      expect(passwordChecks(kind, empty).some(({ met }) => met)).toBe(false);
  });
  test.each([
    ['', 'none'],
    ['abc123', 'weak'],
    ['abcdefgh', 'weak'],
    ['ABCDEFGH', 'weak'],
    ['12345678', 'weak'],
    ['ABCD1234', 'fair'],
    ['abcd-_-_', 'fair'],
    ['abc12-_', 'weak'],
    ['abcdef12345', 'fair'],
    ['abcd1234', 'fair'],
    ['Abcd1234', 'strong'],
    ['abcdef123456', 'strong'],
  ])('the strength of “%s” is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
  test('more characters never make a password weaker', () => {
    const order = ['none', 'weak', 'fair', 'strong'];
    forAll([string(), string()], (password, more) => {
      expect(order.indexOf(passwordStrength(password + more))).toBeGreaterThanOrEqual(
        order.indexOf(passwordStrength(password)),
      );
    });
  });
});
