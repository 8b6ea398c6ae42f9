import { Link } from 'wouter';
import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Sidebar.module.css';

/** The target of a link, and how it is followed. */
interface LinkWay {
  href: string;
  onClick: () => void;
}

/** The header of a member's sidebar: name, balance, and shortcuts to money pages. */
export function SidebarMember({ follow }: { follow: (href: string) => LinkWay }) {
  const username = useSystemSelector('session', ({ context }) => context.user?.username ?? '');
  const balance = useSystemSelector('session', ({ context }) => context.user?.balance ?? null);
  return (
    <div className={styles['member']}>
      <p translate="no" className={styles['username']}>
        {username}
      </p>
      <p className={styles['caption']}>账户余额</p>
      <p translate="no" className={styles['balance']}>
        {formatCny(balance)}
      </p>
      <Link {...follow('/userCenter')} className={styles['account']}>
        <Icon name="me" size={20} className={styles['icon']} />
        <span>我的账户</span>
        <Icon name="chevron" size={18} />
      </Link>
      <div className={styles['shortcuts']}>
        <Link {...follow('/deposit')} className={buttonClass()}>
          充值
        </Link>
        <Link {...follow('/withdraw')} className={buttonClass('secondary')}>
          提现
        </Link>
      </div>
    </div>
  );
}
