import { Link } from 'wouter';
import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Holdings } from './Holdings.tsx';
import { Recoveries } from './Recoveries.tsx';
import { userCenterView } from './userCenterView.ts';
import styles from './Wallet.module.css';

/** The main wallet: balance, which can be masked, turnover quota, total of recharges, and links to move money. */
export function Wallet() {
  const balance = useSystemSelector('session', ({ context }) => context.user?.balance);
  const quota = useSystemSelector('session', ({ context }) => context.user?.mbalance);
  const recharged = useSystemSelector('session', ({ context }) => context.user?.paysum);
  const masked = userCenterView.use((snapshot) => snapshot.matches({ balance: 'masked' }));
  return (
    <section aria-label="我的钱包" className={styles['wallet']}>
      <div className={styles['label']}>
        <span>账户余额</span>
        <MaskButton masked={masked} />
      </div>
      <p className={styles['balance']}>
        {masked ? <span className={styles['stars']}>****</span> : <Amount amount={balance} width="168px" />}
      </p>
      <Holdings main={balance} masked={masked} />
      <dl className={styles['figures']}>
        <Figure name="流水额度" amount={quota} />
        <Figure name="累计充值" amount={recharged} />
      </dl>
      <div className={styles['ways']}>
        <Link href="/deposit" className={buttonClass('primary')}>
          充值
        </Link>
        <Link href="/withdraw" className={buttonClass('secondary')}>
          提现
        </Link>
        <Link href="/assets" className={buttonClass('secondary')}>
          转账
        </Link>
      </div>
      <Recoveries />
    </section>
  );
}

function MaskButton({ masked }: { masked: boolean }) {
  const page = userCenterView.useActor();
  return (
    <button
      type="button"
      aria-label={masked ? '显示余额' : '隐藏余额'}
      className={styles['mask']}
      onClick={() => page.send({ type: masked ? 'balance.show' : 'balance.mask' })}
    >
      <Icon name={masked ? 'eye-off' : 'eye'} size={20} />
    </button>
  );
}

function Figure({ name, amount }: { name: string; amount: ServerAmount | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount amount={amount} width="88px" />
      </dd>
    </div>
  );
}

/** An amount; a skeleton while it loads, a dash if that failed. */
function Amount({ amount, width }: { amount: ServerAmount | undefined; width: string }) {
  const failed = useSystemSelector('session', (snapshot) =>
    snapshot.matches({ member: { profile: 'failed' } }),
  );
  if (amount !== undefined || failed)
    return <span translate="no">{amount === undefined ? '—' : formatCny(amount)}</span>;
  return <Skeleton width={width} height="1em" className={styles['bone'] ?? ''} />;
}
