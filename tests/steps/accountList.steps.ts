import { expect } from 'vitest';
import type { accountListModel } from '#tests/models/payoutAccounts/payoutAccounts.model.ts';
import { expectButton, expectToasts, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CARDS = '/api/getcard';

/** A kind of account, from the specification. */
interface Kind {
  type: number;
  tab: string;
  /** the link that adds an account, and its target */
  add: string;
  number: string;
  masked: string;
}

export const ACCOUNT_KINDS = {
  bank: {
    type: 1,
    tab: '银行卡',
    add: '添加银行卡 #/addBankCard',
    number: '6222021234567890123',
    masked: '**** **** **** 0123',
  },
  usdt: {
    type: 2,
    tab: 'USDT',
    add: '添加USDT #/addUsdtCard',
    number: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    masked: 'TJRyWw****tDeC',
  },
  wallet: {
    type: 5,
    tab: 'PayWallet',
    add: '添加钱包 #/addUsdtCards',
    number: 'me@example.com',
    masked: 'me****om',
  },
} satisfies Record<string, Kind>;

/** The list of one kind of payout account, and that of another tab. */
export const accountListSteps =
  (kind: Kind) =>
  (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof accountListModel, Driver> => {
    const another = kind.type === 1 ? ACCOUNT_KINDS.usdt : ACCOUNT_KINDS.bank;
    const turnTo = (tab: string) => (driver: Driver) => driver.press('tab', tab);
    const arrive = (count: number) => (driver: Driver) => {
      const { number: bank_no } = kind;
      const row = { bank: '工商银行', bank_owner: '张三', bank_no, bank_address: '朝阳支行', ico: '' };
      const data = Array.from({ length: count }, (_, id) => ({ ...row, id }));
      return driver.calls.answer(CARDS, { code: 200, data });
    };
    const counted = (count: number) => (driver: Driver) =>
      driver.look(({ words, links }) => {
        expect(words.join(' ')).toContain(`已绑定 ${count} / 5`);
        expect(words.filter((word) => word === kind.masked)).toHaveLength(count);
        expect(words.join('')).not.toContain(kind.number);
        expect(links.filter((link) => link.includes('添加'))).toEqual(count < 5 ? [kind.add] : []);
      });
    const waits =
      ({ tab, type }: Kind) =>
      (driver: Driver) =>
        driver.look(({ chosen, words }) => {
          expect(chosen).toEqual([tab]);
          expect(words).not.toContain('已绑定');
          expect(driver.calls.waiting(CARDS)).toBeGreaterThan(0);
          expect(driver.calls.made(CARDS)).toContainEqual({ type });
        });
    return {
      open: openAt(take, `/bankCard?type=${kind.type}`, { member: true, hold: [CARDS] }),
      close: (driver) => driver.close(),
      sees: {
        waiting: waits(kind),
        failed: async (driver) => {
          await expectButton(driver, '重试', 'free');
          await expectToasts(driver);
        },
        empty: async (driver) => {
          await driver.reads('暂无记录');
          await counted(0)(driver);
        },
        some: counted(2),
        full: counted(5),
        waitingForAnother: waits(another),
        waitingForAnotherThenSome: waits(another),
      },
      does: {
        noneArrive: arrive(0),
        someArrive: arrive(2),
        asManyAsAllowedArrive: arrive(5),
        listFails: (driver) => driver.calls.answer(CARDS, 'lost'),
        retry: (driver) => driver.press('button', '重试'),
        turnToAnotherKind: turnTo(another.tab),
        turnBack: turnTo(kind.tab),
      },
    };
  };
