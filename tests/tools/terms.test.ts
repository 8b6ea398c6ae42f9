import { describe, expect, test } from 'vitest';
import { aboutContent } from '#content/about.ts';
import { APP_FEATURES } from '#content/app.ts';
import { faqGroups } from '#content/faq.ts';
import { redPacketRuleText } from '#content/hongbao.ts';
import { PROMISES } from '#content/homeFooter.ts';
import { COIN_NOTE } from '#content/sidebar.ts';
import { stateText } from '#machines/assets/recordStates.ts';
import { RECORD_TABS } from '#machines/kit/money/recordTabs.ts';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { BREAKS, CLOSINGS } from '#machines/playerProtection/exclusion.machine.ts';
import { applicationState } from '#machines/promotions/activity.ts';
import { invalidRegistration } from '#machines/register/registerRules.ts';
import { SMS_COOLDOWN_MS } from '#machines/register/smsCooldown.machine.ts';
import { filesUnder } from '#tools/filesUnder.ts';
import { sourceOf } from '#tools/flows/source.ts';
import { RAISE_WAIT_MS } from '#sandbox/playerProtection/depositLimits.ts';

/** The sentences that the documents give, in which a variant stands to the letter. */
const TO_THE_LETTER = [
  '您的账号登陆过期，请重新登陆',
  '用户名长度不得低于6位，以字母和数字组合！',
  '请求过于频繁，请稍候重试',
];

/** Wrong variants of the terms of docs/terms.md. */
const WRONG: readonly RegExp[] = [
  /登陆|登入/,
  /请您登录/,
  /用户名/,
  /帐/,
  /持卡人|户名|收款人/,
  /资金密码|交易密码|提现密码|安全密码/,
  /提款|出款|入款/,
  /(?<!结果)未知/,
  /其它/,
  /稍候再?(试|重试)/,
  /人工客服/,
  /流水号/,
  /主钱包|中心钱包/,
  /打码量/,
  /服务费/,
];

/** The texts of a file without the sentences of the documents. */
const textsOf = (file: string): string[] =>
  [...sourceOf(file).strings].map((text) =>
    TO_THE_LETTER.reduce((left, sentence) => left.replaceAll(sentence, ''), text),
  );

const files = [...filesUnder('src', '.ts'), ...filesUnder('src', '.tsx'), ...filesUnder('machines', '.ts')];

describe('the terms of docs/terms.md', () => {
  test.each(WRONG)('no text of the product has %s', (wrong) => {
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) =>
      textsOf(file)
        .filter((text) => wrong.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('a state that the documents do not define has one name', () => {
    const states = RECORD_TABS.filter((tab) => tab !== '5').map((tab) => stateText(tab, '9').state);
    expect(new Set([...states, applicationState(0).text, applicationState(4).text])).toEqual(
      new Set(['未定义']),
    );
  });

  test('an ended session is told without the wrong word where the dialog is not', () => {
    expect(failureText({ kind: 'expired', message: '' })).toBe('登录信息已失效，请重新登录');
  });
});

const answerOf = (id: string) =>
  faqGroups
    .flatMap(({ topics }) => topics)
    .find((topic) => topic.id === id)
    ?.answer.join('') ?? '';
const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

describe('the figures of the help page are those of the product', () => {
  const valid = {
    name: 'abcde1',
    phone: '13800000000',
    smsCode: '',
    realname: '张三',
    password: 'abcdefg1',
    password_confirmation: 'abcdefg1',
    invite_code: '',
    pid: '',
  };
  const refused = (changes: Partial<typeof valid>) =>
    invalidRegistration({ ...valid, ...changes }, { smsOpen: false, inviteCode: /./ })?.field ?? null;

  test('the least lengths of account and password at registration', () => {
    const [name, password] = numbersIn(answerOf('register'), /至少 (\d+) 位/g);
    expect([name, password]).toEqual([valid.name.length, valid.password.length]);
    expect(refused({})).toBeNull();
    expect(refused({ name: valid.name.slice(1) })).toBe('name');
    expect(refused({ password: valid.password.slice(1) })).toBe('password');
  });

  test('the wait between two codes', () => {
    expect(numbersIn(answerOf('sms'), /等待 (\d+) 秒/g)).toEqual([SMS_COOLDOWN_MS / 1000]);
  });

  test('breaks, closings and the wait for a higher limit', () => {
    const answer = answerOf('limits');
    const [hours, ...days] = BREAKS.map((one) => one.days);
    expect(answer).toContain(`休息${(hours ?? 0) * 24}小时、${days.map((one) => `${one}天`).join('或')}`);
    expect(numbersIn(answer, /(\d+)个月以上/g)).toEqual([CLOSINGS[0].months]);
    expect(numbersIn(answer, /等待(\d+)小时/g)).toEqual([RAISE_WAIT_MS / 3_600_000]);
  });

  test('the times of the red packet are those of its rules', () => {
    const times = (text: string) => text.match(/\d\d:\d\d-\d\d:\d\d/g);
    expect(times(answerOf('red-packet'))).toEqual(['00:00-23:59']);
    expect(new Set(times(redPacketRuleText('').join('')))).toEqual(new Set(['00:00-23:59']));
  });

  test('what the operator promises is the same on every page', () => {
    const { strengths } = aboutContent('');
    const pages = [
      answerOf('withdraw'),
      COIN_NOTE,
      ...APP_FEATURES.map(({ text }) => text),
      ...PROMISES.map(({ value, label }) => `${label}${value}`),
      ...strengths.map(({ figure, text }) => `${text}${figure}`),
    ].map((text) => text.replaceAll(' ', ''));
    const said = (pattern: RegExp) => new Set(pages.flatMap((text) => numbersIn(text, pattern)));
    expect(said(/(\d+)分钟/g)).toEqual(new Set([30]));
    expect(said(/(?:每日提现最高|单日提现上限)(\d+)万/g)).toEqual(new Set([2000]));
    expect(said(/(?:单笔投注最高|单笔投注上限)(\d+)万/g)).toEqual(new Set([200]));
  });
});
