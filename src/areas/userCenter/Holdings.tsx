import type { ReactNode } from 'react';
import { formatCny } from '#lib/money.ts';
import { isPositive, sumOf } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { heldElsewhere } from '#machines/userCenter/holdings.ts';
import { Button } from '#ui/Button.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { holdingsView, userCenterView } from './userCenterView.ts';
import styles from './Holdings.module.css';

interface HoldingsProps {
  /** the balance of the main wallet; undefined while it loads */
  main: ServerAmount | undefined;
  masked: boolean;
}

/** All the member's money: what is on platforms and at the lottery beside the main wallet, with one press to bring it back. */
export function Holdings(props: HoldingsProps) {
  const holdings = userCenterView.use(({ children }) => children.holdings);
  return (
    <div className={styles['row']}>
      {holdings !== undefined && (
        <holdingsView.Provider actor={holdings}>
          <Counted {...props} />
        </holdingsView.Provider>
      )}
    </div>
  );
}

function Counted({ main, masked }: HoldingsProps) {
  const actor = holdingsView.useActor();
  const held = holdingsView.use(({ context }) => context.holdings);
  const failure = holdingsView.use(({ context }) => context.failure);
  const busy = holdingsView.use((snapshot) => snapshot.hasTag('busy'));
  if (held === null || main === undefined)
    return failure === '' ? (
      <Skeleton width="180px" height="20px" className={styles['bone'] ?? ''} />
    ) : (
      <>
        <span>{failure}</span>
        <RefreshButton label="重新加载总资产" onPress={() => actor.send({ type: 'refresh' })} />
      </>
    );
  const elsewhere = heldElsewhere(held);
  if (!busy && elsewhere !== null && !isPositive(elsewhere))
    return <span>{held.hasLottery ? '游戏和彩票账户暂无余额' : '游戏账户暂无余额'}</span>;
  return (
    <>
      <div className={styles['sums']}>
        <p>
          <span>{'总资产 '}</span>
          {/* both wallets would be counted while money is between them */}
          <strong translate="no">{busy ? '…' : shown(sumOf([main, elsewhere]), masked)}</strong>
        </p>
        <p className={styles['parts']}>
          <Part name="游戏">{shown(held.games, masked)}</Part>
          {held.hasLottery && <Part name="彩票">{shown(held.lottery, masked)}</Part>}
        </p>
      </div>
      <Button variant="secondary" busy={busy} onClick={() => actor.send({ type: 'collect' })}>
        一键下分
      </Button>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles['part']}>
      <span>{`${name} `}</span>
      <span translate="no">{children}</span>
    </span>
  );
}

function shown(amount: ServerAmount, masked: boolean): string {
  return masked ? '••••' : formatCny(amount);
}
