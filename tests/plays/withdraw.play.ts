import { expect } from 'vitest';
import type { withdrawModel } from '#tests/models/withdraw/withdraw.model.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import {
  expectOwnKey,
  expectRefused,
  expectSameKey,
  expectUnknown,
  type Person,
} from '#tests/support/person.ts';

const CALL = '/api/withdraw';
const PRESS = '确认提现';
const AMOUNT = '提现金额';
const PASSWORD = '支付密码';
const TAKEN = '提交成功，等待后台审核';

/** A withdrawal in CNY to the account of this name, with this payment password. */
export function withdrawPlay(
  open: () => Promise<Person>,
  { account, password }: { account: string; password: string },
): PlayOf<typeof withdrawModel, Person> {
  const fill = async (person: Person) => {
    await person.press('radio', account);
    await person.type(AMOUNT, '250.50');
  };
  const press = (person: Person) => person.press('button', PRESS);
  const again = async (person: Person) => {
    await person.waits(CALL);
    expect(await person.button('重试')).toBe('busy');
    expectSameKey(person, CALL);
  };
  const told = (text: string) =>
    async function expectTold(person: Person) {
      await person.told(text);
      expect(await person.button(PRESS)).toBe('free');
      expect(await person.holds(AMOUNT)).toBe('250.50');
    };
  const taken = async (person: Person) => {
    await person.sees('heading', TAKEN);
    await person.isAt('/withdraw');
  };
  return {
    open,
    close: (person) => person.stop(),
    sees: {
      async filling(person) {
        expect(await person.button(PRESS)).toBe('free');
        expect(await person.marked()).toEqual([]);
        await person.misses('region', '结果未知');
      },
      accountRefused: (person) => expectRefused(person, '您要提现到哪里呢？', CALL),
      amountRefused: (person) => expectRefused(person, '单笔取款不能低于100元', CALL),
      passwordRefused: (person) => expectRefused(person, '请输入您的支付密码', CALL),
      async sending(person) {
        await person.waits(CALL);
        expect(await person.button(PRESS)).toBe('busy');
        expect(await person.holds(AMOUNT)).toBe('250.50');
        expectOwnKey(person, CALL);
      },
      toldRefusal: told('余额不足，无法提现'),
      toldFailure: told('提交失败'),
      unknown: (person) => expectUnknown(person),
      async retryRefused(person) {
        await person.told('请输入您的支付密码');
        expect(person.waiting(CALL)).toBe(0);
        await person.sees('region', '结果未知');
      },
      sendingAgain: again,
      taken,
      receiptHeld: taken,
      home: (person) => person.isAt('/'),
    },
    does: {
      pressWithNothing: press,
      async pressWithLittle(person) {
        await person.press('radio', account);
        await person.type(AMOUNT, '99.99');
        await press(person);
      },
      async pressWithoutPassword(person) {
        await fill(person);
        await person.type(PASSWORD, '');
        await press(person);
      },
      async press(person) {
        await fill(person);
        await person.type(PASSWORD, password);
        await press(person);
      },
      pressAgain: (person) => person.insist(PRESS),
      type: (person) => person.type(PASSWORD, '1'),
      async switchTab(person) {
        await person.press('tab', '虚拟币提现');
        await person.press('tab', '人民币提现');
      },
      serverTakes: (person) => person.answer(CALL, 'good'),
      serverRefuses: (person) => person.answer(CALL, { refusal: '余额不足，无法提现' }),
      serverRefusesWithoutWords: (person) => person.answer(CALL, { refusal: '' }),
      answerIsLost: (person) => person.answer(CALL, 'lost'),
      noAnswerComes: (person) => person.answer(CALL, 'late'),
      async retryWithoutPassword(person) {
        await person.type(PASSWORD, '');
        await person.press('button', '重试');
      },
      async retry(person) {
        await person.type(PASSWORD, password);
        await person.press('button', '重试');
      },
      giveUp: (person) => person.press('button', '结束本次操作'),
      touchReceipt: (person) => person.press('heading', TAKEN),
      wait: (person) => person.pass(1500),
    },
  };
}
