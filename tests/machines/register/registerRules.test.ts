import { constantFrom, integer, record, string, stringMatching, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  invalidCodeRequest,
  inviteCodeText,
  invalidRegistration,
  isPhone,
  REGISTER_TEXT,
  trimmed,
  wrongAfterLeaving,
  type RegisterValues,
} from '#machines/register/registerRules.ts';
import { forAll } from '#tests/support/property.ts';
import { aRegistration, INVITE_CODE } from '#tests/support/samples.ts';

const POLICY = { smsOpen: true, inviteCode: INVITE_CODE };
type Field = keyof RegisterValues;

/** The error texts in the order of the document (spec 1 §5). */
const TEXTS: readonly (readonly [Field, string])[] = [
  ['phone', '请输入有效的手机号！'],
  ['smsCode', '请输入有效的短信验证码！'],
  ['name', '用户名长度不得低于6位，以字母和数字组合！'],
  ['password', '密码长度最少8位！以字母和数字组合！'],
  ['password_confirmation', '两次密码不一致！'],
  ['realname', '姓名格式不正确，可以是中，英文名称！'],
  ['invite_code', '邀请码格式不正确！'],
];
const textOf = new Map<Field, string>(TEXTS);

/**
 * Values that violate only the rule of their field; a confirmation must differ from the password, so it has its own.
 */
const BROKEN: Readonly<Record<Field, readonly string[]>> = {
  phone: [
    '',
    '1380000000',
    '138000000000',
    '12800000000',
    '10800000000',
    '23800000000',
    '1380000000a',
    '+8613800000000',
    '１３８０００００００００',
  ],
  smsCode: ['', '12345', '1234567'],
  name: ['', 'play8', 'a1'.repeat(10), 'playerone', '12345678', 'player_88', 'player 88', '玩家player88'],
  password: [
    '',
    'secret1',
    `${'A1'.repeat(16)}A`,
    'secretsecret',
    '1234567890',
    'secret 123',
    'secret_123',
    ' secret123',
  ],
  password_confirmation: ['', 'secret124', 'Secret123', 'secret123 '],
  realname: ['', '张3', '张三!', '...', '张'.repeat(33), 'Zhang_San', '张三\u200B', '<b>'],
  invite_code: ['abc', 'a'.repeat(17), 'ABC-123', 'ABC 123', '邀请码'],
};

const FINE: Readonly<Record<Field, readonly string[]>> = {
  phone: ['13000000000', '19999999999', ' 13800000000 '],
  smsCode: ['123456', 'abcdef', ' 123456'],
  name: ['player88', 'a12345', '1aaaaa', ' player88 ', 'A1'.repeat(9), `${'A1'.repeat(9)}A`],
  password: ['secret12', 'A1'.repeat(16), '1234567a'],
  password_confirmation: ['secret123'],
  realname: [
    '张三',
    'John Smith',
    "O'Neil",
    '阿不都·热合曼',
    'J. R.',
    'Anne-Marie',
    '张'.repeat(32),
    ' 张三 ',
  ],
  invite_code: ['', '   ', 'ABCD', '1234', 'a'.repeat(16)],
};

/** Valid values with one changed field; the confirmation of a password changes with it. */
function withField(field: Field, value: string): RegisterValues {
  return aRegistration(
    field === 'password' ? { password: value, password_confirmation: value } : { [field]: value },
  );
}

describe('each rule of the registration (spec 1 §5, D28–D30)', () => {
  test.each(TEXTS.flatMap(([field]) => BROKEN[field].map((value) => [field, value] as const)))(
    'refuses %s %j in its own words',
    (field, value) => {
      expect(invalidRegistration(withField(field, value), POLICY)).toEqual({
        field,
        text: textOf.get(field),
      });
    },
  );

  test.each(TEXTS.flatMap(([field]) => FINE[field].map((value) => [field, value] as const)))(
    'takes %s %j',
    (field, value) => {
      expect(invalidRegistration(withField(field, value), POLICY)).toBeNull();
    },
  );

  test('an SMS code is requested only while the operator wants one', () => {
    const values = aRegistration({ smsCode: '' });
    expect(invalidRegistration(values, { ...POLICY, smsOpen: false })).toBeNull();
    expect(invalidRegistration(values, POLICY)?.field).toBe('smsCode');
  });
});

describe('a request for a code', () => {
  test.each(BROKEN.phone)('is refused for the phone %j, whatever the name is', (phone) => {
    for (const name of ['', 'play8', 'player88'])
      expect(invalidCodeRequest({ phone, name })).toEqual({ field: 'phone', text: textOf.get('phone') });
  });

  test.each(BROKEN.name.filter((name) => name !== ''))('spends no SMS on the name %j', (name) => {
    expect(invalidCodeRequest({ phone: '13800000000', name })).toEqual({
      field: 'name',
      text: textOf.get('name'),
    });
  });

  test.each(['', '  ', ' player88 '])('is fine with the name %j', (name) => {
    expect(invalidCodeRequest({ phone: ' 13800000000 ', name })).toBeNull();
  });
});

describe('a field that is left', () => {
  const left = (field: Field, values: RegisterValues, wrong: Parameters<typeof wrongAfterLeaving>[0] = []) =>
    wrongAfterLeaving(wrong, field, values, POLICY);
  const mark = (field: Field) => ({ field, text: textOf.get(field) ?? '' });

  test.each(TEXTS.flatMap(([field]) => BROKEN[field].map((value) => [field, value] as const)))(
    'is marked in its own words only with something in it: %s %j',
    (field, value) => {
      const marked = left(field, withField(field, value));
      expect(marked).toEqual(value === '' ? [] : [mark(field)]);
    },
  );

  test.each(TEXTS.flatMap(([field]) => FINE[field].map((value) => [field, value] as const)))(
    'is no longer marked when it is right: %s %j',
    (field, value) => {
      expect(left(field, withField(field, value), [mark(field)])).toEqual([]);
    },
  );

  test('leaves the marks of others, and says nothing of what was not left', () => {
    const values = aRegistration({ name: 'play8', phone: '1', realname: '张3' });
    expect(left('name', values, [mark('phone')])).toEqual([mark('phone'), mark('name')]);
  });

  test.each(['password', 'password_confirmation'] as const)(
    'as %s is judged with the other of the two, and the first that is wrong is marked',
    (field) => {
      const both = aRegistration({ password: 'secret1', password_confirmation: 'secret123' });
      const other = aRegistration({ password: 'secret124' });
      expect(left(field, both, [mark('password_confirmation')])).toEqual([mark('password')]);
      expect(left(field, other, [mark('password')])).toEqual([mark('password_confirmation')]);
      expect(left(field, aRegistration(), [mark('password'), mark('password_confirmation')])).toEqual([]);
    },
  );
});

describe('of several broken rules (D27)', () => {
  test('the first in the order of the document decides', () => {
    const breakage = record({
      fields: subarray(
        TEXTS.map(([field]) => field),
        { minLength: 1 },
      ),
      pick: integer({ min: 0, max: 1000 }),
    });
    forAll([breakage], ({ fields, pick }) => {
      const broken = Object.fromEntries(
        fields.map((field) => [field, BROKEN[field][pick % BROKEN[field].length]]),
      );
      // An invalid password must not be reported as a wrong confirmation.
      const values = aRegistration({
        ...(fields.includes('password') && { password_confirmation: broken['password'] ?? '' }),
        ...broken,
      });
      const first = TEXTS.find(([field]) => fields.includes(field));
      expect(invalidRegistration(values, POLICY)).toEqual({ field: first?.[0], text: first?.[1] });
    });
  });
});

describe('a phone number (D28)', () => {
  test('is 1, then 3 to 9, then nine digits', () => {
    forAll([stringMatching(/^1[3-9][0-9]{9}$/)], (phone) => expect(isPhone(phone)).toBe(true));
  });

  test('is nothing shorter or longer', () => {
    forAll([stringMatching(/^1[3-9][0-9]{0,20}$/)], (phone) =>
      expect(isPhone(phone)).toBe(phone.length === 11),
    );
  });

  test('does not begin with 10, 11, 12 or another digit', () => {
    forAll([stringMatching(/^([02-9][0-9]|1[0-2])[0-9]{9}$/)], (phone) => expect(isPhone(phone)).toBe(false));
  });
});

test('a phone number keeps an 86 in its middle (D64)', () => {
  expect(REGISTER_TEXT.phone.whole('13861234567')).toBe('13861234567');
});

describe('an invite code that is pasted (D64)', () => {
  test.each([
    ['with its hyphen where the operator’s codes have one', /^[A-Z]+-\d+$/, 'ABC-123', 'ABC-123'],
    ['without the hyphen where they have none', INVITE_CODE, 'ABC-123', 'ABC123'],
    ['not where two of them are there', INVITE_CODE, 'ABC12345：ABC12346', null],
  ])('is taken %s', (_, pattern, text, meant) => {
    expect(inviteCodeText(pattern).meant(text)).toBe(meant);
  });
});

describe('what is sent', () => {
  test('never changes a password and drops only what surrounds the rest', () => {
    const spaces = constantFrom('', ' ', '\t', '  ');
    forAll([spaces, spaces, string()], (before, after, password) => {
      const plain = aRegistration({ password, password_confirmation: password });
      const around = (text: string) => `${before}${text}${after}`;
      const typed = {
        ...plain,
        name: around(plain.name),
        phone: around(plain.phone),
        realname: around(plain.realname),
      };
      expect(trimmed(typed)).toEqual(plain);
    });
  });
});
