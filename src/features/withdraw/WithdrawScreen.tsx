import { lazy, Suspense } from 'react';
import { PageProvider, usePageActor, usePageSelector } from '#lib/actors.tsx';
import type { ReceiptRef } from '#machines/money/receipt.machine.ts';
import type { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import type { WithdrawTab } from '#machines/withdraw/withdrawRules.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import styles from './WithdrawScreen.module.css';

const WithdrawReceipt = lazy(() =>
  import('./WithdrawReceipt.tsx').then((m) => ({ default: m.WithdrawReceipt })),
);

type Withdraw = typeof withdrawMachine;

const TABS: readonly { value: WithdrawTab; label: string }[] = [
  { value: 'cny', label: '人民币提现' },
  { value: 'virtual', label: '虚拟币提现' },
  { value: 'address', label: 'USDT地址提现' },
];

/** The withdraw page (spec 2 §2); the third tab is there where the operator has turned it on (D23). */
export function WithdrawScreen({ toAddress }: { toAddress: boolean }) {
  const page = usePageActor<Withdraw>();
  const tab = usePageSelector<Withdraw, WithdrawTab>(({ context }) => context.tab);
  const receipt = usePageSelector<Withdraw, ReceiptRef | undefined>(
    ({ children }) => children.receipt as ReceiptRef | undefined,
  );
  return (
    <div className={styles['page']}>
      {receipt !== undefined ? (
        <Suspense fallback={<Spinner page />}>
          <PageProvider page={receipt}>
            <WithdrawReceipt />
          </PageProvider>
        </Suspense>
      ) : (
        <Tabs
          label="提现方式"
          fit
          items={toAddress ? TABS : TABS.slice(0, 2)}
          value={tab}
          onChange={(next) => page.send({ type: 'tab.selected', tab: next })}
          renderPanel={(shown) => <WithdrawForm key={shown} tab={shown} />}
        />
      )}
    </div>
  );
}
