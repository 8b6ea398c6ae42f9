import { expect } from 'vitest';
import type { transferModel } from '#tests/models/transfer/transfer.model.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import { expectRefused, expectSameKey, expectUnknown, type Person } from '#tests/support/person.ts';

const CALL = '/api/transfer';
const DIALOG = '额度转换';
const PRESS = '确认转账';

/** A transfer out of a main wallet and a platform that hold less than 10,000,000. */
export function transferPlay(
  open: () => Promise<Person>,
  platform: string,
): PlayOf<typeof transferModel, Person> {
  const pressWith = async (person: Person, amount: string) => {
    await person.type('金额', amount);
    await person.press('button', PRESS);
  };
  const filling = async (person: Person) => {
    await person.sees('dialog', DIALOG);
    expect(await person.button(PRESS)).toBe('free');
    expect(await person.marked()).toEqual([]);
  };
  const sending = async (person: Person) => {
    await person.sees('dialog', DIALOG);
    await person.waits(CALL);
    expect(await person.button(PRESS)).toBe('busy');
  };
  return {
    open,
    close: (person) => person.stop(),
    sees: {
      closed: (person) => person.misses('dialog', DIALOG),
      filling,
      amountMissing: (person) => expectRefused(person, '请输入操作金额！', CALL),
      beyondMain: (person) => expectRefused(person, '操作金额超出了您的账户余额！', CALL),
      beyondPlatform: (person) => expectRefused(person, '操作金额超出了您该游戏平台的余额！', CALL),
      sending,
      async sendingUnseen(person) {
        await person.misses('dialog', DIALOG);
        await person.waits(CALL);
      },
      async toldRefusal(person) {
        await person.told('平台维护中');
        await filling(person);
      },
      unknown: (person) => expectUnknown(person),
      async sendingAgain(person) {
        await person.waits(CALL);
        expectSameKey(person, CALL);
      },
      async moved(person) {
        await person.told('转账成功');
        await person.misses('dialog', DIALOG);
      },
    },
    does: {
      async open(person) {
        await person.press('button', DIALOG);
        await person.sees('dialog', DIALOG);
      },
      close: (person) => person.press('button', '关闭'),
      pressWithoutAmount: (person) => pressWith(person, ''),
      pressWithTooMuch: (person) => pressWith(person, '9999999.99'),
      async turnAndPressWithTooMuch(person) {
        await person.press('button', '切换方向');
        await person.choose('平台', platform);
        await pressWith(person, '9999999.99');
      },
      press: (person) => pressWith(person, '5'),
      pressAgain: (person) => person.insist(PRESS),
      type: (person) => person.type('金额', '5'),
      serverMoves: (person) => person.answer(CALL, 'good'),
      serverRefuses: (person) => person.answer(CALL, { refusal: '平台维护中' }),
      answerIsLost: (person) => person.answer(CALL, 'lost'),
      retry: (person) => person.press('button', '重试'),
      giveUp: (person) => person.press('button', '结束本次操作'),
    },
  };
}
