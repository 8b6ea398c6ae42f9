import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '#tests/support/driver.ts';
import { renderOnSandbox, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const BALANCE = '/api/balance';
const UNKNOWN = '结果未知，请核对后再操作';

let app: RenderedDriver;
beforeEach(async () => {
  app = renderOnSandbox();
  await app.sandbox('/sandbox/app', { index_modal: 0 });
  await app.sandbox('/sandbox/members/vip333', { transferstatus: 0 });
  await app.sandbox('/sandbox/settings', { lotteryDelay: 0 });
});
afterEach(() => app.close());

/** What a member has on its way: where, the call, how it is pressed, and what its success says. */
const SUBMISSIONS = {
  'a withdrawal': {
    at: '/withdraw',
    call: '/api/withdraw',
    async press() {
      await app.press('radio', '工商银行 **** **** **** 3445');
      await app.type('提现金额', '250');
      await app.type('支付密码', '888888');
      await app.press('button', '确认提现');
    },
    done: '提交成功，等待后台审核',
  },
  'a transfer': {
    at: '/assets',
    call: '/api/transfer',
    async press() {
      await app.press('button', '额度转换');
      await app.type('金额', '10');
      await app.press('button', '确认转账');
    },
    done: '转账成功',
  },
  'a USDT deposit of a kept page': {
    at: '/deposit',
    call: '/api/recharge',
    async press() {
      await app.press('tab', '数字货币');
      await app.type('充值金额', '640');
      await app.press('button', '确认充值');
    },
    done: '充值订单已生成，单号',
  },
  'a form': {
    at: '/modifyEmail',
    call: '/api/updateuserinfo',
    async press() {
      await app.type('邮箱', 'someone@example.com');
      await app.press('button', '提交');
    },
    done: '绑定邮箱：修改成功',
  },
} as const;

async function openAndPress(submission: (typeof SUBMISSIONS)[keyof typeof SUBMISSIONS]) {
  const { at, call } = submission;
  await app.open(at, { member: 'vip333', hold: [BALANCE, call] });
  await app.pass(1000);
  await submission.press();
  await app.look(() => expect(app.calls.waiting(call)).toBe(1));
}
const endSession = () => app.calls.answer(BALANCE, { code: 401 });
const pages = () => Object.keys(app.root().getSnapshot().context.pages);

/** At home as a visitor, with nothing of the member and without a dialog (D6). */
const expectSignedOut = () =>
  app.look(({ at, token, user, dialogs }) =>
    expect({ at, token, user, dialogs }).toEqual({ at: '/', token: null, user: null, dialogs: [] }),
  );

async function logOut() {
  await app.press('button', '菜单');
  await app.press('button', '退出登录');
  await app.pass(500);
  await app.press('button', '退出');
  await app.pass(2000);
  await expectSignedOut();
}

describe.each(Object.entries(SUBMISSIONS))('a 401 of the balance during %s', (_, submission) => {
  const { call, at, done } = submission;
  beforeEach(async () => {
    await openAndPress(submission);
    await endSession();
  });

  test('leads home at once, and the outcome is told there when it comes', async () => {
    await expectSignedOut();
    expect(app.calls.waiting(call)).toBe(1);
    await app.calls.answer(call, 'own');
    await app.look(({ toasts }) => expect(toasts.join()).toContain(done));
    await expectSignedOut();
    expect(pages()).not.toContain(at);
  });

  test.each<[string, Answer, string]>([
    ['is refused with a 401 too', { code: 401 }, '登录信息已失效，本次操作未提交'],
    ['is refused', { code: 400, message: '系统维护' }, '系统维护'],
    ['has no answer', 'lost', UNKNOWN],
  ])('that %s: the outcome is told, and no dialog opens', async (_how, answer, text) => {
    await app.calls.answer(call, answer);
    // a form is given up with its page, after its own word about a missing answer
    const told = at === '/modifyEmail' && answer === 'lost' ? /./ : new RegExp(`${text}$`);
    await app.look(({ toasts }) => expect(toasts.join()).toMatch(told));
    await expectSignedOut();
    expect(pages()).not.toContain(at);
  });
});

const STRIP = '1 笔交易结果未知';

async function logIn(name: string) {
  await app.goTo('/login');
  await app.type('账号', name);
  await app.type('密码', 'demo8888');
  await app.press('button', '登录');
  await app.look(({ token }) => expect(token).not.toBeNull());
}

/** Nothing of the withdrawal is told or shown. */
const expectNoWord = () =>
  app.look(({ toasts, words }) => expect([...toasts, ...words].join()).not.toMatch(/提现 ¥|结果未知/));

describe('while the outcome of a withdrawal is waited for after the session', () => {
  beforeEach(async () => {
    await openAndPress(SUBMISSIONS['a withdrawal']);
    await endSession();
  });

  test('its page opens empty, and cuts nothing off', async () => {
    await app.goTo('/withdraw');
    await app.look(({ fields }) =>
      expect(fields.map(({ value }) => value).filter((value) => value !== '')).toEqual([]),
    );
    expect(app.calls.waiting('/api/withdraw')).toBe(1);
  });

  test('the next member is told nothing of it, and the member finds it again', async () => {
    await logIn('demo888');
    await app.calls.answer('/api/withdraw', 'own');
    await app.pass(1000);
    await expectNoWord();
    await logOut();
    await expectNoWord();
    await logIn('vip333');
    await app.sees('button', STRIP);
  });
});

test('a logout leaves what is on its way to the member, because the next person may be another (D4)', async () => {
  await openAndPress(SUBMISSIONS['a withdrawal']);
  await logOut();
  expect(pages()).not.toContain('/withdraw');
  await app.calls.answer('/api/withdraw', 'own');
  await app.pass(1000);
  await expectNoWord();
  await logIn('vip333');
  await app.sees('button', STRIP);
});
