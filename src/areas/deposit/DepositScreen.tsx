import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { exclusionText, type Exclusion } from '#machines/kit/protection/protection.ts';
import { depositTabs, type DepositTab } from '#machines/deposit/depositRules.ts';
import { isUnderWay } from '#machines/deposit/refreshedMethods.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { depositView, digitalView, offlineView, onlineView } from './depositViews.ts';
import { DepositBalance } from './DepositBalance.tsx';
import { DigitalDeposit } from './DigitalDeposit.tsx';
import { OfflineDeposit } from './OfflineDeposit.tsx';
import { OnlineDeposit } from './OnlineDeposit.tsx';
import { OwnLimits } from './OwnLimits.tsx';
import styles from './DepositScreen.module.css';

const NAMES: Readonly<Record<DepositTab, string>> = {
  online: '在线支付',
  digital: '数字货币',
  offline: '线下支付',
};

/** The deposit page (spec 2 §2): a tab for each method that the server offers. */
export function DepositScreen() {
  const page = depositView.useActor();
  const state = depositView.use(({ value }) => value);
  const ways = depositView.use(({ context }) => context.ways);
  const tab = depositView.use(({ context }) => context.tab);
  const failure = depositView.use(({ context }) => context.failure);
  const facts = depositView.use(({ children }) => children.facts);
  const exclusion = useSelector(facts, (snapshot) => snapshot?.context.allowance?.exclusion ?? null);
  const isUnderWay = useUnderWay();
  const online = depositView.use(({ children }) => children.online);
  const isOnlineLoading = useSelector(online, (snapshot) => snapshot?.matches('loading') === true);
  if (state === 'failed') return <LoadFailed text={failure} onRetry={() => page.send({ type: 'retry' })} />;
  if (state === 'loading') return <Spinner page />;
  if (tab === null) return <EmptyState text="暂无可用的充值方式，请联系客服" />;
  if (exclusion !== null && !isUnderWay) return <Closed exclusion={exclusion} />;
  return (
    <div className={styles['page']}>
      <DepositBalance />
      <Tabs
        label="充值方式"
        fit
        keep
        items={depositTabs(ways).map((value) => ({ value, label: NAMES[value] }))}
        value={tab}
        onChange={(next) => page.send({ type: 'tab.selected', tab: next })}
        renderPanel={(shown) => <Panel tab={shown} />}
      />
      {/* below a form that is there, which would move it */}
      {!(tab === 'online' && isOnlineLoading) && <OwnLimits />}
    </div>
  );
}

/** Whether a method has a submission, payment or receipt open, which is shown even during an exclusion. */
function useUnderWay(): boolean {
  const { online, digital, offline } = depositView.use(({ children }) => children);
  const underWay = [
    useSelector(online, isUnderWay),
    useSelector(digital, isUnderWay),
    useSelector(offline, isUnderWay),
  ];
  return underWay.includes(true);
}

/** Rendered instead of the forms during an exclusion, when the server would reject every deposit. */
function Closed({ exclusion }: { exclusion: Exclusion }) {
  return (
    <EmptyState
      text={exclusionText(exclusion)}
      action={
        <div className={styles['ways']}>
          <Link href="/protection" className={buttonClass('primary', true)}>
            理性娱乐
          </Link>
          <Link href="/withdraw" className={buttonClass('secondary', true)}>
            提现
          </Link>
        </div>
      }
    />
  );
}

/** The screen of a method, or a retry after its machine crashed. */
function Panel({ tab }: { tab: DepositTab }) {
  const page = depositView.useActor();
  const crashed = depositView.use(({ value }) => typeof value === 'object' && value.ready[tab] === 'crashed');
  return crashed ? (
    <LoadFailed text="页面出错了，请重试" onRetry={() => page.send({ type: 'retry' })} />
  ) : (
    <Method tab={tab} />
  );
}

/** The screen of a method, with its actor provided. */
function Method({ tab }: { tab: DepositTab }) {
  const { online, digital, offline } = depositView.use(({ children }) => children);
  if (tab === 'online')
    return (
      online && (
        <onlineView.Provider actor={online}>
          <OnlineDeposit />
        </onlineView.Provider>
      )
    );
  if (tab === 'digital')
    return (
      digital && (
        <digitalView.Provider actor={digital}>
          <DigitalDeposit />
        </digitalView.Provider>
      )
    );
  return (
    offline && (
      <offlineView.Provider actor={offline}>
        <OfflineDeposit />
      </offlineView.Provider>
    )
  );
}
