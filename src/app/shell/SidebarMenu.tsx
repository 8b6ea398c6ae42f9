import { Link } from 'wouter';
import { SidebarMember } from '#app/shell/SidebarMember.tsx';
import { openCustomerService } from '#calls/customerService.ts';
import { COIN_NOTE, VISITOR_NOTE } from '#content/sidebar.ts';
import { useRoot, useSystemActor, useSystemSelector } from '#hooks/actors.tsx';
import { pathPart, useHashLocation } from '#lib/hashLocation.ts';
import { isNativeApp } from '#lib/nativeApp.ts';
import { wantedFrom, withRedirect } from '#machines/app/navigation/routes.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './Sidebar.module.css';

const LINKS: readonly { name: string; href: string; icon: IconName }[] = [
  { name: '首页', href: '/', icon: 'home' },
  { name: '优惠活动', href: '/activeList', icon: 'gift' },
  { name: 'APP下载', href: '/app', icon: 'download' },
  { name: 'VIP特权', href: '/vip', icon: 'vip' },
  { name: '理性娱乐', href: '/protection', icon: 'pause' },
];

export interface SidebarMenuProps {
  /** Something was chosen. */
  onAct?: () => void;
}

/** The content of the slide-out menu and of the side menu on a wide screen (spec 1 §2 Shell). */
export function SidebarMenu({ onAct }: SidebarMenuProps) {
  const location = useHashLocation();
  const path = pathPart(location);
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  const session = useSystemActor('session');
  const root = useRoot();
  const shown = isNativeApp() ? LINKS.filter(({ href }) => href !== '/app') : LINKS;
  const follow = (href: string) => ({ href, onClick: () => onAct?.() });
  return (
    <div className={styles['sidebar']}>
      {isMember ? (
        <SidebarMember follow={follow} />
      ) : (
        <div className={styles['visitor']}>
          <Icon name="logo" size={48} />
          <p>{VISITOR_NOTE}</p>
          <Link
            {...follow(withRedirect('/login', wantedFrom(location)))}
            className={buttonClass('primary', true)}
          >
            登录/注册
          </Link>
        </div>
      )}
      <ul className={styles['links']}>
        {shown.map(({ name, href, icon }) => (
          <li key={href}>
            <Link
              {...follow(href)}
              aria-current={href === path ? 'page' : undefined}
              className={styles['link']}
            >
              <Icon name={icon} className={styles['icon']} />
              <span>{name}</span>
              <Icon name="chevron" size={18} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles['note']}>
        <Icon name="usdt" size={32} />
        <p>{COIN_NOTE}</p>
      </div>
      <div className={styles['foot']}>
        <Button
          variant="secondary"
          block
          onClick={() => {
            onAct?.();
            openCustomerService(root);
          }}
        >
          <Icon name="service" size={20} />
          <span>在线客服</span>
        </Button>
        {isMember && (
          <Button
            variant="ghost"
            block
            onClick={() => {
              onAct?.();
              session.send({ type: 'logout.requested' });
            }}
          >
            <Icon name="logout" size={20} />
            <span>退出登录</span>
          </Button>
        )}
      </div>
    </div>
  );
}
