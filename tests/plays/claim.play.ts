import { expect } from 'vitest';
import type { drawModel } from '#tests/models/welfare/draw.model.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import {
  expectOwnKey,
  expectSameKey,
  expectUnknown,
  type Answer,
  type Person,
} from '#tests/support/person.ts';

/** A claim of one press: the rebate, or the red packet on /welfare. */
export interface Claim {
  call: string;
  /** its button */
  name: string;
  none: string;
  given: string;
  network: string;
  /** the server's good answer, where it is not what the server itself says */
  answer?: Answer;
  /** has the page show nothing, or something, to claim */
  offer: (person: Person, has: boolean) => Promise<void>;
}

/** Plays a claim. */
export function claimPlay(open: () => Promise<Person>, claim: Claim): PlayOf<typeof drawModel, Person> {
  const { call, name, none, given, network, offer, answer = 'good' } = claim;
  const press = async (person: Person) => {
    await offer(person, true);
    await person.press('button', name);
  };
  return {
    open,
    close: (person) => person.stop(),
    sees: {
      async resting(person) {
        await person.sees('button', name);
        await person.misses('region', '结果未知');
      },
      async toldNone(person) {
        await person.told(none);
        expect(person.waiting(call)).toBe(0);
      },
      async sending(person) {
        await person.waits(call);
        expect(await person.button(name)).toBe('busy');
        expectOwnKey(person, call);
      },
      given: (person) => person.told(given),
      async refused(person) {
        await person.told('活动未开始');
        await person.sees('button', name);
      },
      unknown: (person) => expectUnknown(person, network),
      async sendingAgain(person) {
        await person.waits(call);
        expect(await person.button('重试')).toBe('busy');
        expectSameKey(person, call);
      },
    },
    does: {
      async drawWithoutChance(person) {
        await offer(person, false);
        await person.press('button', name);
      },
      draw: press,
      drawAgain: (person) => person.insist(name),
      serverGives: (person) => person.answer(call, answer),
      serverRefuses: (person) => person.answer(call, { refusal: '活动未开始' }),
      answerIsLost: (person) => person.answer(call, 'lost'),
      retry: (person) => person.press('button', '重试'),
      giveUp: (person) => person.press('button', '结束本次操作'),
    },
  };
}
