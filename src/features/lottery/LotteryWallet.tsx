import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { usePageSelector } from '#lib/actors.tsx';
import { formatCny } from '#lib/money.ts';
import type { LotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import type { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { Button } from '#ui/Button.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import styles from './LotteryWallet.module.css';

type WalletRef = ActorRefFrom<LotteryBalanceMachine>;

/** The lottery's balance above its game, with the way of it back into the main wallet. */
export function LotteryWallet() {
  const wallet = usePageSelector<typeof lotteryLaunchMachine, WalletRef | undefined>(
    ({ children }) => children['lotteryBalance'] as WalletRef | undefined,
  );
  return wallet === undefined ? null : <Wallet wallet={wallet} />;
}

function Wallet({ wallet }: { wallet: WalletRef }) {
  const balance = useSelector(wallet, ({ context }) => context.balance);
  const unknown = useSelector(wallet, (snapshot) => snapshot.matches({ resting: 'unknown' }));
  const loading = useSelector(wallet, (snapshot) => snapshot.hasTag('loading'));
  const busy = useSelector(wallet, (snapshot) => snapshot.hasTag('busy'));
  return (
    <section aria-label="彩票钱包" className={styles['wallet']}>
      <p className={styles['amount']}>
        <span className={styles['label']}>彩票余额</span>
        {unknown ? '获取彩票余额失败' : balance === null ? '…' : formatCny(balance)}
      </p>
      <RefreshButton label="刷新彩票余额" busy={loading} onPress={() => wallet.send({ type: 'refresh' })} />
      <Button variant="secondary" busy={busy} onClick={() => wallet.send({ type: 'transfer' })}>
        彩票下分
      </Button>
    </section>
  );
}
