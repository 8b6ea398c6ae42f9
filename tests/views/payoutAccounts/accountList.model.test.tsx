// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PayoutAccount } from '#machines/payoutAccounts/payoutAccount.ts';
import { accountListModel } from '#tests/models/payoutAccounts/payoutAccounts.model.ts';
import { aPayoutAccount } from '#tests/support/accountSamples.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { openAccounts } from '#tests/views/payoutAccounts/openAccounts.ts';

/** A kind of account as the specification tells it. */
interface Kind {
  type: number;
  tab: string;
  add: string;
  href: string;
  number: string;
  masked: string;
}

const KINDS: readonly Kind[] = [
  {
    type: 1,
    tab: '银行卡',
    add: '添加银行卡',
    href: '#/addBankCard',
    number: '6222021234567890123',
    masked: '**** **** **** 0123',
  },
  {
    type: 2,
    tab: 'USDT',
    add: '添加USDT',
    href: '#/addUsdtCard',
    number: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    masked: 'TJRyWw****tDeC',
  },
  {
    type: 5,
    tab: 'PayWallet',
    add: '添加钱包',
    href: '#/addUsdtCards',
    number: 'me@example.com',
    masked: 'me****om',
  },
];

const some = (number: string, count: number): PayoutAccount[] =>
  Array.from({ length: count }, (_, at) => aPayoutAccount({ id: String(at), number }));

const steps = (kind: Kind): ModelStepsOf<typeof accountListModel, OpenedScreen> => {
  const another = KINDS.find((other) => other !== kind) as Kind;
  const turnTo = (tab: string) => (world: OpenedScreen) =>
    world.user.click(screen.getByRole('tab', { name: tab }));
  const counted = (count: number) => {
    expect(screen.getByText(`已绑定 ${count} / 5`)).toBeTruthy();
    expect(screen.queryAllByText(kind.masked)).toHaveLength(count);
    expect(document.body.textContent).not.toContain(kind.number);
    const add = screen.queryByRole('link', { name: kind.add });
    expect(add?.getAttribute('href') ?? null).toBe(count < 5 ? kind.href : null);
  };
  const isWaiting = (tab: string) => (world: OpenedScreen) => {
    expect(screen.getByRole('tab', { name: tab, selected: true })).toBeTruthy();
    expect(world.calls.waiting('load').length).toBeGreaterThan(0);
    expect(screen.queryByText(/已绑定/)).toBeNull();
  };
  return {
    open: () => openAccounts(`/bankCard?type=${kind.type}`),
    sees: {
      waiting: isWaiting(kind.tab),
      failed: (world) => {
        expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
        expect(world.toasts).toEqual([]);
      },
      empty: () => {
        expect(screen.getByText('暂无记录')).toBeTruthy();
        counted(0);
      },
      some: () => counted(2),
      full: () => counted(5),
      waitingForAnother: isWaiting(another.tab),
      waitingForAnotherThenSome: isWaiting(another.tab),
    },
    does: {
      noneArrive: (world) => world.answer('load', []),
      someArrive: (world) => world.answer('load', some(kind.number, 2)),
      asManyAsAllowedArrive: (world) => world.answer('load', some(kind.number, 5)),
      listFails: (world) => world.fail('load', { kind: 'offline' }),
      retry: (world) => world.user.click(screen.getByRole('button', { name: '重试' })),
      turnToAnotherKind: turnTo(another.tab),
      turnBack: turnTo(kind.tab),
    },
  };
};

for (const kind of KINDS) describeModel(`the accounts of kind ${kind.tab}`, accountListModel, steps(kind));
