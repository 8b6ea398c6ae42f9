import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { otherDepositTab } from '#machines/assets/depositTabs.machine.ts';
import { recordsPath, type RecordTab } from '#machines/kit/money/recordTabs.ts';
import { Icon } from '#ui/Icon.tsx';
import { assetsView } from './assetsView.ts';
import { TAB_NAMES } from './tabNames.ts';
import styles from './OtherDeposits.module.css';

/** What waits in the other tab of deposits, as the way there; its line is reserved while that is not known. */
export function OtherDeposits({ tab }: { tab: RecordTab }) {
  const tabs = assetsView.use(({ children }) => children.depositTabs);
  const waiting = useSelector(tabs, (snapshot) => snapshot?.context.other?.waiting);
  const other = otherDepositTab(tab);
  if (other === null) return null;
  const name = TAB_NAMES[other];
  return (
    <Link
      href={recordsPath(other)}
      replace
      className={`${styles['other']} ${waiting ? styles['waits'] : ''}`}
    >
      <span>
        {waiting === undefined
          ? `查看${name}`
          : waiting === 0
            ? `${name}没有处理中的`
            : `${name}有 ${waiting} 笔处理中`}
      </span>
      <Icon name="chevron" size={16} />
    </Link>
  );
}
