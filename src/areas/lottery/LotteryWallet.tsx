import { useId } from 'react';
import { formatCny } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { useRefusalFocus } from '#ui/Refusal.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { lotteryBalanceView, lotteryView } from './lotteryView.ts';
import styles from './LotteryWallet.module.css';

/** The lottery's name and the balance of the lottery wallet, with the button that transfers it back to the main wallet. */
export function LotteryWallet() {
  const page = lotteryView.useActor();
  const balance = lotteryView.use(({ children }) => children.lotteryBalance);
  const crashed = lotteryView.use((snapshot) => snapshot.matches({ playing: 'crashed' }));
  return (
    <section aria-label="彩票钱包" className={crashed ? styles['crashed'] : styles['wallet']}>
      {crashed && (
        <LoadFailed text="彩票钱包出错了，请重试" onRetry={() => page.send({ type: 'balance.retried' })} />
      )}
      {balance !== undefined && (
        <lotteryBalanceView.Provider actor={balance}>
          <Wallet />
        </lotteryBalanceView.Provider>
      )}
    </section>
  );
}

function Wallet() {
  const wallet = lotteryBalanceView.useActor();
  const name = lotteryView.use(({ context }) => context.name);
  const balance = lotteryBalanceView.use(({ context }) => context.balance);
  const failed = lotteryBalanceView.use((snapshot) => snapshot.matches({ idle: 'unknown' }));
  const failure = lotteryBalanceView.use(({ context }) => context.failure);
  const counted = lotteryBalanceView.use((snapshot) => snapshot.matches({ idle: 'known' }));
  const loading = lotteryBalanceView.use((snapshot) => snapshot.hasTag('loading'));
  const busy = lotteryBalanceView.use((snapshot) => snapshot.hasTag('busy'));
  const refusal = lotteryBalanceView.use(({ context }) => context.refusal);
  const id = useId();
  const words = useRefusalFocus<HTMLSpanElement>(refusal);
  return (
    <>
      <p className={styles['amount']}>
        {refusal === null ? (
          <span className={styles['label']}>
            <span>彩票余额</span>
            {name !== '' && <span className={styles['name']}>{name}</span>}
          </span>
        ) : (
          <span ref={words} id={id} tabIndex={-1} className={`${styles['label']} ${styles['refusal']}`}>
            {refusal.text}
          </span>
        )}
        <span translate={failed ? undefined : 'no'}>
          {failed ? failure : balance === null && !counted ? '…' : formatCny(balance)}
        </span>
      </p>
      <RefreshButton label="刷新彩票余额" busy={loading} onPress={() => wallet.send({ type: 'refresh' })} />
      <Button
        variant="secondary"
        busy={busy}
        aria-describedby={refusal === null ? undefined : id}
        onClick={() => wallet.send({ type: 'transfer' })}
      >
        彩票下分
      </Button>
    </>
  );
}
