import { constantFrom, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  invalidBirthday,
  invalidEmail,
  invalidPhone,
  isEmail,
  isMemberPhone,
  MEMBER_PHONE_MAX,
} from '#machines/kit/form/contactRules.ts';
import { forAll } from '#tests/support/property.ts';

describe('a phone in the member area (spec 2 §5, D28)', () => {
  const prefix = constantFrom('', '0', '86', '17951');
  const good = ['130', '139', '150', '159', '176', '177', '178', '180', '189', '145', '147'];

  test('every prefix before every kind of number is taken, and fits the input (D40)', () => {
    forAll([prefix, constantFrom(...good), stringMatching(/^\d{8}$/)], (before, start, rest) => {
      expect(isMemberPhone(before + start + rest)).toBe(true);
      expect((before + start + rest).length).toBeLessThanOrEqual(MEMBER_PHONE_MAX);
    });
    expect(MEMBER_PHONE_MAX).toBe('17951'.length + 11);
  });

  test('no other kind of number is', () => {
    const bad = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0')).filter(
      (start) => !good.includes(start) && !/^(13|15|18)\d$/.test(start),
    );
    forAll([constantFrom(...bad), stringMatching(/^\d{8}$/)], (start, rest) => {
      expect(isMemberPhone(start + rest)).toBe(false);
    });
  });

  test.each([
    '',
    '1380000000',
    '138000000000',
    '+8613800000000',
    '086138000000',
    '1380000000a',
    '00 13800000000',
    '17113800000000',
  ])('“%s” is refused: 请输入正确手机号', (mobile) => {
    expect(invalidPhone({ mobile })).toEqual({ field: 'mobile', text: '请输入正确手机号' });
  });

  test('blanks round it do not matter', () => {
    expect(invalidPhone({ mobile: ' 13800000000 ' })).toBeNull();
  });
});

describe('a birthday', () => {
  const today = '2026-11-21';
  test.each([
    '',
    '1990',
    '1990-2-28',
    '1990-02-30',
    '1990-13-01',
    '1899-12-31',
    '2026-11-22',
    '28.02.1990',
    '+001990-02-28',
  ])('“%s” is refused: 请输入正确生日', (birthday) => {
    expect(invalidBirthday({ birthday, today })).toEqual({ field: 'birthday', text: '请输入正确生日' });
  });
  test.each(['1900-01-01', '1990-02-28', '2000-02-29', '2026-11-21'])('“%s” is taken', (birthday) => {
    expect(invalidBirthday({ birthday, today })).toBeNull();
  });
});

describe('an email address (spec 2 §5)', () => {
  test.each(['', 'a', 'a@', '@b.c', 'a@b', 'a b@c.de', 'a@b.', 'a@.b', 'a@b..c', 'a@b@c.de', 'a@b.c d'])(
    '“%s” is refused: 请输入正确邮箱',
    (email) => {
      expect(invalidEmail({ email })).toEqual({ field: 'email', text: '请输入正确邮箱' });
    },
  );
  test.each(['a@b.cn', 'first.last+tag@mail.example.com', ' me@例子.cn '])('“%s” is taken', (email) => {
    expect(invalidEmail({ email })).toBeNull();
  });
  test('it has one @ and no blanks', () => {
    forAll([stringMatching(/^[a-z. @]{0,12}$/)], (text) => {
      expect(isEmail(text) && (text.split('@').length !== 2 || text.includes(' '))).toBe(false);
    });
  });
});
