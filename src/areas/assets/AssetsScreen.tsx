import { navigate } from '#lib/hashLocation.ts';
import { RECORD_TABS, recordsPath } from '#machines/kit/money/recordTabs.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { assetsView, recordsView } from './assetsView.ts';
import { BetDay } from './BetDay.tsx';
import { Filters } from './Filters.tsx';
import { OtherDeposits } from './OtherDeposits.tsx';
import { PlatformBalances } from './PlatformBalances.tsx';
import { Rebate } from './Rebate.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { TAB_NAMES } from './tabNames.ts';
import { Transfers } from './Transfers.tsx';
import styles from './AssetsScreen.module.css';

const ITEMS = RECORD_TABS.map((value) => ({ value, label: TAB_NAMES[value] }));

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
          <OtherDeposits tab={shown} />
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
