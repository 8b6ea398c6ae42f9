import { navigate } from '#lib/hashLocation.ts';
import { RECORD_TABS, recordsPath, type RecordTab } from '#machines/kit/money/recordTabs.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { assetsView, recordsView } from './assetsView.ts';
import { BetDay } from './BetDay.tsx';
import { Filters } from './Filters.tsx';
import { PlatformBalances } from './PlatformBalances.tsx';
import { Rebate } from './Rebate.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { Transfers } from './Transfers.tsx';
import styles from './AssetsScreen.module.css';

const NAMES: Readonly<Record<RecordTab, string>> = {
  6: '线上存款',
  0: '线下存款',
  1: '取款',
  2: '转入',
  3: '转出',
  4: '投注',
  5: '返水',
  7: '彩金',
};
const ITEMS = RECORD_TABS.map((value) => ({ value, label: NAMES[value] }));

/** The records page (spec 2 §2): platform balances, transfers, and the records of the tab in the `type` query. */
export function AssetsScreen() {
  return (
    <div className={styles['page']}>
      <PlatformBalances />
      <Transfers />
      <Records />
      <RecordPayment />
    </div>
  );
}

/** A component of its own, so that a change of the tab does not re-render the parts above. */
function Records() {
  const tab = assetsView.use(({ context }) => context.filter.tab);
  const records = assetsView.use(({ children }) => children.records);
  return (
    <Tabs
      label="资金明细"
      items={ITEMS}
      value={tab}
      onChange={(next) => navigate(recordsPath(next), { replace: true })}
      defer
      className={styles['tabs'] ?? ''}
      renderPanel={(shown) => (
        <>
          <Filters tab={shown} />
          {records !== undefined && (
            <recordsView.Provider actor={records}>
              {shown === '4' && <BetDay />}
              {shown === '5' && <Rebate />}
              <RecordList />
            </recordsView.Provider>
          )}
        </>
      )}
    />
  );
}
