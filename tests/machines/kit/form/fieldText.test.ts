import { array, constantFrom, integer, string, stringMatching, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextText, type FieldText, type NextText } from '#lib/fieldText.ts';
import { REASON } from '#machines/agent/agentRules.ts';
import { EMAIL, isMemberPhone, MEMBER_PHONE } from '#machines/kit/form/contactRules.ts';
import { BANK_TEXT } from '#machines/deposit/depositRules.ts';
import { LOGIN_NAME } from '#machines/login/loginRules.ts';
import { passwordText } from '#machines/password/passwordRules.ts';
import { ACCOUNT_TEXT } from '#machines/payoutAccounts/accountRules.ts';
import { inviteCodeText, isPhone, REGISTER_TEXT } from '#machines/register/registerRules.ts';
import { WITHDRAW_PASSWORD } from '#machines/withdraw/withdrawRules.ts';
import { forAll } from '#tests/support/property.ts';
import { INVITE_CODE } from '#tests/support/samples.ts';

const TRC = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const ERC = `0x${'aB3'.repeat(13)}4`;
const CARD = '6222 0212 3456 7890 123';

/** Every field with a length or a format that is not an amount. */
const FIELDS = {
  'the user name of a registration': REGISTER_TEXT.name,
  'the phone of a registration': REGISTER_TEXT.phone,
  'an SMS code': REGISTER_TEXT.smsCode,
  'a real name': REGISTER_TEXT.realname,
  'the password of a registration': REGISTER_TEXT.password,
  'its confirmation': REGISTER_TEXT.password_confirmation,
  'an invite code': inviteCodeText(INVITE_CODE),
  'the name of a login': LOGIN_NAME,
  'the phone of a member': MEMBER_PHONE,
  'an email address': EMAIL,
  'a reason': REASON,
  'an old login password': passwordText('login').oldPassword,
  'an old fund password': passwordText('fund').oldPassword,
  'a new password': passwordText('login').newPassword,
  'a new fund password': passwordText('fund').newPassword,
  'the owner of a card': ACCOUNT_TEXT.owner,
  'a branch address': ACCOUNT_TEXT.branch,
  'a card number': ACCOUNT_TEXT.cardNumber,
  'an alipay account': ACCOUNT_TEXT.alipay,
  'a USDT address': ACCOUNT_TEXT.usdtAddress,
  'the address of a wallet': ACCOUNT_TEXT.walletAddress,
  'the fund password of a binding': ACCOUNT_TEXT.fundPassword,
  'the password of a withdrawal': WITHDRAW_PASSWORD,
  'the depositor': BANK_TEXT.bank_owner,
  'the card of a deposit': BANK_TEXT.bank_no,
} satisfies Readonly<Record<string, FieldText>>;
type FieldName = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as FieldName[];

/** Inserts a text at once, in an empty field or in place of the caret in another text. */
function paste(field: FieldText, text: string, before = '', at = before.length): NextText {
  const after = before.slice(0, at) + text + before.slice(at);
  return nextText(field, before, after, { caret: at + text.length, selection: [at, at] });
}

/** Types a text key by key, behind the caret that each key leaves. */
function type(field: FieldText, text: string, before = '', at = before.length): NextText {
  let now: NextText = { result: 'taken', text: before, caret: at };
  for (const key of text) {
    const after = now.text.slice(0, now.caret) + key + now.text.slice(now.caret);
    now = nextText(field, now.text, after, { caret: now.caret + key.length });
  }
  return now;
}

describe('a text pasted into an empty field is cleaned before it is measured (D64)', () => {
  test.each<[FieldName, string, string]>([
    ['a card number', '银行卡号：6222 0212 3456 7890 123', CARD],
    ['a card number', ' 6222021234567890123', CARD],
    ['a card number', '6222-0212-3456-7890-123', CARD],
    ['a card number', '６２２２０２１２３４５６７８９０１２３', CARD],
    ['a card number', '6222\u00A00212\u20093456\u30007890\u200B123\uFEFF', CARD],
    ['a card number', '卡号: 6222–0212—3456−7890‑123', CARD],
    ['a card number', '户名：张三卡号：6222021234567890123', CARD],
    ['a card number', '卡号 6222 0212 3456 7890 123。', CARD],
    ['a card number', '（6222021234567890123）', CARD],
    ['a card number', '62220212', '6222 0212'],
    ['the card of a deposit', '银行卡号：6222 0212 3456 7890 123', '6222021234567890123'],
    ['the phone of a registration', '+86 138 1234 5678', '13812345678'],
    ['the phone of a registration', '0086-138-1234-5678', '13812345678'],
    ['the phone of a registration', '8613812345678', '13812345678'],
    ['the phone of a registration', '138-1234-5678', '13812345678'],
    ['the phone of a registration', '\u202A138 1234 5678\u202C', '13812345678'],
    ['the phone of a registration', '手机号：１３８１２３４５６７８', '13812345678'],
    ['the phone of a registration', 'tel:+8613812345678', '13812345678'],
    ['the phone of a registration', '(+86)138.1234.5678', '13812345678'],
    ['the phone of a member', '17951 138-1234-5678', '1795113812345678'],
    ['the phone of a member', '+86 138 1234 5678', '8613812345678'],
    ['the phone of a member', '0086 13812345678', '8613812345678'],
    ['the phone of a member', '０１３８１２３４５６７８', '013812345678'],
    ['an SMS code', '验证码：123456', '123456'],
    ['an SMS code', ' 123 456 ', '123456'],
    ['an SMS code', '123-456', '123456'],
    ['an SMS code', '【123456】', '123456'],
    ['an invite code', '邀请码：ABC 123', 'ABC123'],
    ['an invite code', 'ABC-123', 'ABC123'],
    ['an invite code', 'ＡＢＣ１２３', 'ABC123'],
    ['the user name of a registration', '账号：player88 ', 'player88'],
    ['the user name of a registration', 'ｐｌａｙｅｒ８８', 'player88'],
    ['the name of a login', ' player-88\n', 'player-88'],
    ['the name of a login', '+86 138-1234-5678', '13812345678'],
    ['the name of a login', '008613812345678', '13812345678'],
    ['the name of a login', '8613812345678', '8613812345678'],
    ['an email address', '邮箱：my-name@example.com ', 'my-name@example.com'],
    ['an email address', 'mailto:me@example.com', 'me@example.com'],
    ['an email address', 'ｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'me@example.com'],
    ['an alipay account', '支付宝账号：my-name@example.com', 'my-name@example.com'],
    ['an alipay account', '+86 138-1234-5678', '13812345678'],
    ['an alipay account', '138 1234 5678', '13812345678'],
    ['a USDT address', `TRC20：${TRC}`, TRC],
    ['a USDT address', `USDT地址（TRC20）: ${TRC}`, TRC],
    ['a USDT address', `${TRC.slice(0, 20)}\n${TRC.slice(20)}`, TRC],
    ['a USDT address', `“${ERC}”`, ERC],
    ['a USDT address', `ethereum:${ERC}`, ERC],
    ['the address of a wallet', `地址：${TRC}`, TRC],
    ['the address of a wallet', `${TRC.slice(0, 20)}-${TRC.slice(20)}`, TRC],
    ['the address of a wallet', '钱包：my-wallet', 'my-wallet'],
    ['a real name', '姓名：张三 ', '张三'],
    ['a real name', ' John Smith', 'John Smith'],
    ['the owner of a card', '户名：阿不都·热合曼', '阿不都·热合曼'],
    ['the depositor', ' 张三', '张三'],
    ['a branch address', '地址：北京市 朝阳区', '地址：北京市 朝阳区'],
    ['a reason', '渠道：微信群\n规模：200', '渠道：微信群\n规模：200'],
  ])('%s takes %j as %j', (name, text, shown) => {
    expect(paste(FIELDS[name], text).text).toBe(shown);
  });

  test('what it is then is accepted by the rules of its form', () => {
    expect(isPhone(paste(REGISTER_TEXT.phone, '+86 138 1234 5678').text)).toBe(true);
    for (const text of ['+86 138 1234 5678', '0086 13812345678', '17951-13812345678', '013812345678'])
      expect(isMemberPhone(paste(MEMBER_PHONE, text).text)).toBe(true);
  });
});

describe('a pasted text that a field cannot hold leaves it as it was', () => {
  test.each<[FieldName, string, string]>([
    ['a card number', '62220212345678901234', '请输入正确的卡号长度'],
    ['a card number', '6222O212 3456 7890 123', '请输入正确的卡号长度'],
    ['a card number', '6222021234567890123 开户行：工商银行', '请输入正确的卡号长度'],
    ['the phone of a registration', '138123456789', '请输入有效的手机号！'],
    ['the phone of a registration', '1381234567a', '请输入有效的手机号！'],
    ['the phone of a member', '17951138123456789', '请输入正确手机号'],
    ['an SMS code', '1234567', '请输入有效的短信验证码！'],
    ['an SMS code', '您的验证码是123456，5分钟内有效', '请输入有效的短信验证码！'],
    ['the user name of a registration', 'a1'.repeat(10), '账号最多19个字符'],
    ['a real name', '张'.repeat(33), '姓名格式不正确，可以是中，英文名称！'],
    ['the password of a registration', 'a1'.repeat(17), '密码最多32个字符'],
    ['its confirmation', 'a1'.repeat(17), '两次密码不一致！'],
    ['an old login password', 'a'.repeat(33), '请输入正确的旧密码长度'],
    ['an old fund password', 'a'.repeat(19), '请输入正确的旧密码长度'],
    ['a new password', 'a'.repeat(17), '请输入正确的新密码长度'],
    ['the fund password of a binding', '1'.repeat(19), '请输入支付密码长度'],
    ['the password of a withdrawal', '1'.repeat(18), '支付密码最多17个字符'],
    ['an email address', `${'a'.repeat(75)}@b.com`, '请输入正确邮箱'],
    ['a USDT address', 'T'.repeat(81), 'USDT地址最多80个字符'],
    ['a USDT address', `TRC20：${TRC} ERC20：${ERC}`, 'USDT地址最多80个字符'],
    ['the address of a wallet', 'W'.repeat(81), 'PayWallet地址最多80个字符'],
    ['an alipay account', 'a'.repeat(81), '支付宝账号最多80个字符'],
    ['the owner of a card', '张'.repeat(81), '姓名最多80个字符'],
    ['a branch address', '北'.repeat(81), '开户行地址最多80个字符'],
    ['a reason', '推'.repeat(201), '申请理由最多200个字符'],
  ])('%s refuses %j: %s', (name, text, refusal) => {
    expect(paste(FIELDS[name], text)).toEqual({ result: 'refused', text: '', caret: 0 });
    expect(FIELDS[name].refusal).toBe(refusal);
  });

  test('also in the middle of what was there, with the caret where it was', () => {
    expect(paste(ACCOUNT_TEXT.cardNumber, '7890123456789', '6222 0212', 4)).toEqual({
      result: 'refused',
      text: '6222 0212',
      caret: 4,
    });
  });
});

describe('a password is never altered', () => {
  const passwords = NAMES.filter((name) => /password|confirmation/.test(name));
  test.each(passwords)('%s takes blanks, hyphens and full-width characters as they are', (name) => {
    expect(paste(FIELDS[name], ' 密码：１-2 ').text).toBe(' 密码：１-2 ');
    expect(type(FIELDS[name], ' a-１ ').text).toBe(' a-１ ');
  });
});

describe('typing', () => {
  test.each<[FieldName, string, string]>([
    ['a card number', '6222-0212abc 34567890123456', '6222 0212 3456 7890 123'],
    ['the phone of a registration', '13812345678999', '13812345678'],
    ['the phone of a registration', '+86 138 1234 5678', '13812345678'],
    ['the phone of a registration', '0086-13812345678', '13812345678'],
    ['the phone of a registration', '１３８１２３４５６７８', '13812345678'],
    ['the phone of a member', '17951138123456789', '1795113812345678'],
    ['an SMS code', '12 34-5678', '123456'],
    ['the user name of a registration', 'player8812345678901234', 'player8812345678901'],
    ['the name of a login', '+86 13812345678', '+8613812345678'.slice(3)],
    ['a new password', 'abcdefgh1234567890', 'abcdefgh12345678'],
    ['a reason', `${'推'.repeat(199)}广的`, `${'推'.repeat(199)}广`],
    ['a real name', 'John Smith ', 'John Smith '],
    ['an email address', 'me @example.com', 'me@example.com'],
  ])('into %s: %j leaves %j', (name, keys, text) => {
    expect(type(FIELDS[name], keys).text).toBe(text);
  });

  test('a key beyond the limit does nothing and says nothing', () => {
    expect(type(REGISTER_TEXT.smsCode, '7', '123456')).toEqual({ result: 'kept', text: '123456', caret: 6 });
    expect(type(REGISTER_TEXT.smsCode, '7', '123456', 2)).toEqual({
      result: 'kept',
      text: '123456',
      caret: 2,
    });
  });

  test('what an input method composes beyond the limit is left out, which is told', () => {
    const before = '张'.repeat(30);
    const composed = nextText(REGISTER_TEXT.realname, before, `${before}欧阳修`, {
      caret: 33,
      composed: true,
    });
    expect(composed).toEqual({ result: 'shortened', text: `${before}欧阳`, caret: 32 });
    const full = '张'.repeat(32);
    expect(nextText(REGISTER_TEXT.realname, full, `${full}三`, { caret: 33, composed: true }).result).toBe(
      'kept',
    );
  });

  test.each<[string, number, string, string, number]>([
    ['6222 0212 3456', 2, '9', '6292 2021 2345 6', 3],
    ['6222 0212 3456', 4, '9', '6222 9021 2345 6', 6],
    ['6222 0212 3456', 0, '9', '9622 2021 2345 6', 1],
    ['6222', 4, '0', '6222 0', 6],
  ])('in “%s” at %d: %s leaves “%s” and the caret at %d', (before, at, key, text, caret) => {
    expect(type(ACCOUNT_TEXT.cardNumber, key, before, at)).toEqual({ result: 'taken', text, caret });
  });

  test('deleting in the middle keeps the caret, however the groups move', () => {
    // the 2 behind the caret of 622|2 0212 3456
    expect(nextText(ACCOUNT_TEXT.cardNumber, '6222 0212 3456', '622 0212 3456', { caret: 3 })).toEqual({
      result: 'taken',
      text: '6220 2123 456',
      caret: 3,
    });
    expect(nextText(REGISTER_TEXT.phone, '13812345678', '1381234578', { caret: 8 }).caret).toBe(8);
  });

  test('a field that holds too much can be shortened', () => {
    const long = '1'.repeat(20);
    expect(nextText(WITHDRAW_PASSWORD, long, long.slice(1), { caret: 0 }).text).toBe(long.slice(1));
  });
});

describe('whatever is inserted', () => {
  const name = constantFrom(...NAMES);
  const noise = constantFrom('', ' ', '-', '：', 'a', '１', '张', '卡号：', '+86', '0086', '\u200B', '😀');
  const parts = array(tuple(noise, stringMatching(/^[\da-zA-Z@.]{0,12}$/)), { maxLength: 8 });
  const inserted = parts.map((all) => all.flat().join(''));

  test('is never cut: every letter and digit of it is in the field, or the field is as it was', () => {
    forAll([name, inserted], (at, text) => {
      const next = paste(FIELDS[at], text);
      const plain = (some: string) => some.normalize('NFKC').replace(/[^A-Za-z\d]/g, '');
      const kept = plain(next.text);
      // without a label, or with what looks like one and belongs to the text
      const readings = [text, text.slice(text.lastIndexOf('：') + 1)].map(plain);
      const lost = readings
        .filter((all) => all.endsWith(kept))
        .map((all) => all.slice(0, all.length - kept.length));
      const isWhole = lost.some((part) => ['', '86', '00', '0086'].includes(part));
      expect(next.result === 'refused' ? next.text === '' : isWhole).toBe(true);
    });
  });

  test('fits, is stable, and keeps the caret inside', () => {
    forAll([name, inserted, inserted, integer({ min: 0, max: 40 })], (at, before, text, offset) => {
      const field = FIELDS[at];
      const had = paste(field, before).text;
      const next = paste(field, text, had, Math.min(offset, had.length));
      const whole = field.whole(field.keep(next.text));
      expect(next.text).toBe(next.result === 'refused' ? had : field.shown(whole));
      expect(field.fits(whole)).toBe(true);
      expect(next.caret).toBeGreaterThanOrEqual(0);
      expect(next.caret).toBeLessThanOrEqual(next.text.length);
    });
  });

  test('nothing is read from a card number that is not there', () => {
    forAll([stringMatching(/^\d{1,19}$/), array(constantFrom(' ', '-', '\u3000', '－'))], (number, marks) => {
      const written = Array.from(number)
        .map((digit, at) => digit + (marks[at] ?? ''))
        .join('');
      expect(paste(ACCOUNT_TEXT.cardNumber, written).text.replaceAll(' ', '')).toBe(number);
    });
  });

  test('a password of any characters is taken whole or not at all', () => {
    forAll([string({ maxLength: 40 })], (text) => {
      const next = paste(REGISTER_TEXT.password, text);
      expect(next.text).toBe(text.length > 32 ? '' : text);
    });
  });
});
