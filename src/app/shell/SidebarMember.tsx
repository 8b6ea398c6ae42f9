import { Link } from 'wouter';
import { useSystemSelector } from '#lib/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Sidebar.module.css';

/** The member's head of the sidebar: who, how much, and the shortcuts to the money. */
export function SidebarMember({ onFollow }: { onFollow: (href: string) => void }) {
  const username = useSystemSelector('session', ({ context }) => context.user?.username ?? '');
  const balance = useSystemSelector('session', ({ context }) => context.user?.balance ?? '');
  return (
    <div className={styles['member']}>
      <p className={styles['username']}>{username}</p>
      <p className={styles['caption']}>账户余额</p>
      <p className={styles['balance']}>{formatCny(balance)}</p>
      <Link href="/userCenter" replace className={styles['account']} onClick={() => onFollow('/userCenter')}>
        <Icon name="me" size={20} className={styles['icon']} />
        我的账户
        <Icon name="chevron" size={18} />
      </Link>
      <div className={styles['shortcuts']}>
        <Link href="/deposit" replace className={buttonClass()} onClick={() => onFollow('/deposit')}>
          充值
        </Link>
        <Link
          href="/withdraw"
          replace
          className={buttonClass('secondary')}
          onClick={() => onFollow('/withdraw')}
        >
          提现
        </Link>
      </div>
    </div>
  );
}
