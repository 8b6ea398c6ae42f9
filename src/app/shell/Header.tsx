import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useScrolledPast } from '#app/shell/scrolledPast.ts';
import { ServiceButton } from '#app/shell/ServiceButton.tsx';
import { SidebarButton } from '#app/shell/SidebarButton.tsx';
import { useSystemSelector } from '#hooks/actors.tsx';
import { canGoBack } from '#lib/appHistory.ts';
import { navigate } from '#lib/hashLocation.ts';
import { goBack } from '#lib/overlayHistory.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Header.module.css';

/** The header gets a background once the page is scrolled past this many px (spec 1 §9). */
const STYLED_PAST_PX = 50;

interface HeaderProps {
  /** The screen's level-1 heading. */
  title: ReactNode;
  /** Any page except home has a back button. */
  inner: boolean;
  /** The number of unread notices; without any there is no badge. */
  unread?: number;
}

/** The bar at the top of every screen except login and registration (spec 1 §2 Shell). */
export function Header({ title, inner, unread = 0 }: HeaderProps) {
  const scrolled = useScrolledPast(STYLED_PAST_PX);
  const redPacket = useSystemSelector(
    'site',
    ({ context }) => !inner && context.appInfo?.redPacketOpen === true,
  );
  const leave = () => {
    if (canGoBack()) goBack();
    else navigate('/');
  };
  return (
    <header className={styles['header']} data-scrolled={scrolled || undefined}>
      <div className={`${styles['side']} ${inner ? styles['asWide'] : ''}`}>
        {inner && (
          <button type="button" aria-label="返回" className={styles['control']} onClick={leave}>
            <Icon name="back" />
          </button>
        )}
        <SidebarButton className={styles['control'] ?? ''} />
      </div>
      <h1
        className={`${styles['title']} ${inner ? '' : styles['brand']} ${redPacket ? styles['besidePacket'] : ''}`}
      >
        {title}
      </h1>
      <div className={styles['side']}>
        <Link href="/myNews" aria-label="消息" aria-describedby="unread" className={styles['control']}>
          <Icon name="message" />
        </Link>
        {unread > 0 && (
          <span id="unread" translate="no" className={styles['badge']}>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
        <ServiceButton className={styles['control'] ?? ''} />
      </div>
    </header>
  );
}
