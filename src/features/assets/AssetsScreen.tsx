import { useLocation } from 'wouter';
import { PageProvider, usePageSelector } from '#lib/actors.tsx';
import type { assetsMachine } from '#machines/assets/assets.machine.ts';
import { RECORD_TABS, recordsPath, type RecordTab } from '#machines/assets/recordTabs.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { Filters } from './Filters.tsx';
import { PlatformBalances } from './PlatformBalances.tsx';
import { Rebate } from './Rebate.tsx';
import { RecordList } from './RecordList.tsx';
import { Transfers } from './Transfers.tsx';
import styles from './AssetsScreen.module.css';

type Assets = typeof assetsMachine;

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

/** The records page (spec 2 §2): platform balances, transfers, and records by the `type` of the page's query. */
export function AssetsScreen() {
  const [, navigate] = useLocation();
  const tab = usePageSelector<Assets, RecordTab>(({ context }) => context.filter.tab);
  const records = usePageSelector<Assets, unknown>(({ children }) => children.records);

  return (
    <div className={styles['page']}>
      <PlatformBalances />
      <Transfers />
      <Tabs
        label="资金明细"
        items={ITEMS}
        value={tab}
        onChange={(next) => navigate(recordsPath(next), { replace: true })}
        className={styles['tabs'] ?? ''}
        renderPanel={(shown) => (
          <>
            <Filters tab={shown} />
            {shown === '5' && <Rebate />}
            <PageProvider page={records as Parameters<typeof PageProvider>[0]['page']}>
              <RecordList />
            </PageProvider>
          </>
        )}
      />
    </div>
  );
}
