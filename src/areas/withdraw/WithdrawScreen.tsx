import type { WithdrawTab } from '#machines/withdraw/withdrawRules.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawReceipt } from './WithdrawReceipt.tsx';
import { accountsView, receiptView, withdrawView } from './withdrawView.ts';
import styles from './WithdrawScreen.module.css';

const TABS: readonly { value: WithdrawTab; label: string }[] = [
  { value: 'cny', label: '人民币提现' },
  { value: 'virtual', label: '虚拟币提现' },
  { value: 'address', label: 'USDT地址提现' },
];

/** The withdraw page (spec 2 §2); the third tab exists if the operator enabled it (D23). */
export function WithdrawScreen({ toAddress }: { toAddress: boolean }) {
  const taken = withdrawView.use((snapshot) => snapshot.matches('succeeded'));
  return (
    <div className={styles['page']}>
      {taken ? <TakenWithdrawal /> : <NewWithdrawal tabs={toAddress ? TABS : TABS.slice(0, 2)} />}
    </div>
  );
}

function TakenWithdrawal() {
  const receipt = withdrawView.use(({ children }) => children.receipt);
  return (
    receipt && (
      <receiptView.Provider actor={receipt}>
        <WithdrawReceipt />
      </receiptView.Provider>
    )
  );
}

function NewWithdrawal({ tabs }: { tabs: typeof TABS }) {
  const page = withdrawView.useActor();
  const tab = withdrawView.use(({ context }) => context.tab);
  const accounts = withdrawView.use(({ children }) => children.accounts);
  return (
    accounts && (
      <accountsView.Provider actor={accounts}>
        <Tabs
          label="提现方式"
          fit
          items={tabs}
          value={tab}
          onChange={(next) => page.send({ type: 'tab.selected', tab: next })}
          renderPanel={(shown) => <WithdrawForm key={shown} tab={shown} />}
        />
      </accountsView.Provider>
    )
  );
}
