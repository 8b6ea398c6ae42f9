import { string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidLogin, LOGIN_NAME } from '#machines/login/loginRules.ts';
import { forAll } from '#tests/support/property.ts';

const TEXT = '请输入您的账号和密码！';

test.each(['x+8613812345678', '+86138123456789', '008612812345678'])(
  'the name %s is no phone number, and keeps what looks like the code of the country (D64)',
  (name) => expect(LOGIN_NAME.whole(name)).toBe(name),
);

describe('the login rule (spec 1 §5)', () => {
  test.each([
    ['both missing', '', '', 'name'],
    ['no name', '', 'secret123', 'name'],
    ['a name of spaces', ' \t', 'secret123', 'name'],
    ['no password', 'player88', '', 'password'],
  ])('%s is refused', (_, name, password, field) => {
    expect(invalidLogin({ name, password })).toEqual({ field, text: TEXT });
  });

  test('a password of spaces is a password', () => {
    expect(invalidLogin({ name: 'player88', password: '  ' })).toBeNull();
  });

  test('whatever has both is not refused', () => {
    const some = string({ minLength: 1 });
    forAll([some, some], (name, password) => {
      const expected = name.trim() === '' ? { field: 'name', text: TEXT } : null;
      expect(invalidLogin({ name, password })).toEqual(expected);
    });
  });
});
