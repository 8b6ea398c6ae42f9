import { PageProvider, usePageActor, usePageSelector } from '#lib/actors.tsx';
import type { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { depositTabs, type DepositTab, type PayWays } from '#machines/deposit/depositRules.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { DigitalDeposit } from './DigitalDeposit.tsx';
import { OfflineDeposit } from './OfflineDeposit.tsx';
import { OnlineDeposit } from './OnlineDeposit.tsx';
import styles from './DepositScreen.module.css';

type Deposit = typeof depositMachine;

const NAMES: Readonly<Record<DepositTab, string>> = {
  online: '在线支付',
  digital: '数字货币',
  offline: '线下支付',
};
const SCREENS = { online: OnlineDeposit, digital: DigitalDeposit, offline: OfflineDeposit } as const;

/** The deposit page (spec 2 §2): a tab for each method that the server has open. */
export function DepositScreen() {
  const page = usePageActor<Deposit>();
  const state = usePageSelector<Deposit, string>(({ value }) => value);
  const ways = usePageSelector<Deposit, PayWays>(({ context }) => context.ways);
  const tab = usePageSelector<Deposit, DepositTab | null>(({ context }) => context.tab);
  if (state === 'failed') return <LoadFailed onRetry={() => page.send({ type: 'retry' })} />;
  if (state === 'loading') return <Spinner page />;
  if (tab === null) return <EmptyState text="暂无可用的充值方式，请联系客服" />;
  return (
    <div className={styles['page']}>
      <Tabs
        label="充值方式"
        fit
        keep
        items={depositTabs(ways).map((value) => ({ value, label: NAMES[value] }))}
        value={tab}
        onChange={(next) => page.send({ type: 'tab.selected', tab: next })}
        renderPanel={(shown) => <Method tab={shown} />}
      />
    </div>
  );
}

/** A method's screen with the machine of the method. */
function Method({ tab }: { tab: DepositTab }) {
  const method = usePageSelector<Deposit, unknown>(({ children }) => children[tab]);
  const Screen = SCREENS[tab];
  return (
    <PageProvider page={method as Parameters<typeof PageProvider>[0]['page']}>
      <Screen />
    </PageProvider>
  );
}
