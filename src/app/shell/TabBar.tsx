import { Link, useLocation } from 'wouter';
import { useSystemSelector } from '#hooks/actors.tsx';
import { withRedirect } from '#machines/app/navigation/routes.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './TabBar.module.css';

const ACCOUNT = '/userCenter';
const TABS: readonly { name: string; href: string; icon: IconName }[] = [
  { name: '首页', href: '/', icon: 'home' },
  { name: '优惠', href: '/activeList', icon: 'gift' },
  { name: '电子游戏', href: '/games', icon: 'logo' },
  { name: '客服', href: '/kefu', icon: 'service' },
  { name: '我的', href: ACCOUNT, icon: 'me' },
];

/** The bar at the bottom with the five main pages; for a visitor the account tab is the login (spec 1 §2 Shell). */
export function TabBar() {
  const [path] = useLocation();
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  return (
    <nav aria-label="主导航" className={styles['bar']}>
      {TABS.map(({ name, href, icon }) => (
        <Link
          key={href}
          href={href === ACCOUNT && !isMember ? withRedirect('/login', ACCOUNT) : href}
          aria-current={href === path ? 'page' : undefined}
          className={`${styles['tab']} ${icon === 'logo' ? styles['centre'] : ''}`}
        >
          <span className={styles['icon']}>
            <Icon name={icon} />
          </span>
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
