import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { isAtOverlay, pushOverlay } from '#app/shell/overlayHistory.ts';
import { SidebarMember } from '#app/shell/SidebarMember.tsx';
import { COIN_NOTE, VISITOR_NOTE } from '#content/sidebar.ts';
import { openCustomerService } from '#calls/customerService.ts';
import { useRoot, useSystemActor, useSystemSelector } from '#lib/actors.tsx';
import { currentLocation } from '#lib/hashLocation.ts';
import { isNativeApp } from '#lib/nativeApp.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './Sidebar.module.css';

const LINKS: readonly { name: string; href: string; icon: IconName }[] = [
  { name: '首页', href: '/', icon: 'home' },
  { name: '优惠活动', href: '/activeList', icon: 'gift' },
  { name: 'APP下载', href: '/app', icon: 'download' },
  { name: 'VIP特权', href: '/vip', icon: 'vip' },
  { name: '理性娱乐', href: '/protection', icon: 'pause' },
];

export interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** The slide-out menu (spec 1 §2 Shell): who is here, the ways to the main places, and customer service. */
export function Sidebar({ open, onClose }: SidebarProps) {
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  const session = useSystemActor('session');
  const root = useRoot();
  const shown = isNativeApp() ? LINKS.filter(({ href }) => href !== '/app') : LINKS;
  const close = useClosingByBack(open, onClose);
  // a link takes the place of the menu's own history entry; one to this very place goes nowhere
  const follow = (href: string) => (href === currentLocation() ? close() : onClose());

  return (
    <Drawer open={open} onClose={close} name="菜单">
      <div className={styles['sidebar']}>
        {isMember ? (
          <SidebarMember onFollow={follow} />
        ) : (
          <div className={styles['visitor']}>
            <Icon name="logo" size={48} />
            <p>{VISITOR_NOTE}</p>
            <Link
              href="/login"
              replace
              className={buttonClass('primary', true)}
              onClick={() => follow('/login')}
            >
              登录/注册
            </Link>
          </div>
        )}
        <ul className={styles['links']}>
          {shown.map(({ name, href, icon }) => (
            <li key={href}>
              <Link href={href} replace className={styles['link']} onClick={() => follow(href)}>
                <Icon name={icon} className={styles['icon']} />
                {name}
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
              close();
              openCustomerService(root);
            }}
          >
            <Icon name="service" size={20} />
            在线客服
          </Button>
          {isMember && (
            <Button
              variant="ghost"
              block
              onClick={() => {
                close();
                session.send({ type: 'logout.requested' });
              }}
            >
              <Icon name="logout" size={20} />
              退出登录
            </Button>
          )}
        </div>
      </div>
    </Drawer>
  );
}

/** Gives the open menu a history entry of its own: Back and any other move close it. Answers how to close it. */
function useClosingByBack(open: boolean, onClose: () => void): () => void {
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    pushOverlay();
    const moved = () => closed();
    window.addEventListener('popstate', moved);
    window.addEventListener('hashchange', moved);
    return () => {
      window.removeEventListener('popstate', moved);
      window.removeEventListener('hashchange', moved);
    };
  }, [open]);
  return () => {
    onClose();
    if (open && isAtOverlay()) window.history.back();
  };
}
