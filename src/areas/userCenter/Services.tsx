import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { navigate } from '#lib/hashLocation.ts';
import { isNativeApp } from '#lib/nativeApp.ts';
import { NEWEST_DEPOSITS, recordsPath } from '#machines/kit/money/recordTabs.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './Services.module.css';

const SERVICES: readonly { name: string; href: string; icon: IconName }[] = [
  { name: '存款记录', href: recordsPath('6'), icon: 'records' },
  { name: '提现记录', href: recordsPath('1'), icon: 'withdraw' },
  { name: '投注记录', href: recordsPath('4'), icon: 'clock' },
  { name: '返水', href: recordsPath('5'), icon: 'percent' },
  { name: '福利中心', href: '/welfare', icon: 'gift' },
  { name: '消息中心', href: '/myNews', icon: 'message' },
  { name: '帮助中心', href: '/faq', icon: 'help' },
  { name: '理性娱乐', href: '/protection', icon: 'pause' },
  { name: 'APP下载', href: '/app', icon: 'download' },
  { name: '账户设置', href: '/accountCenter', icon: 'lock' },
];

/** Leads to the newest deposits, of whichever tab; the address of the link stays that of the online ones. */
function seekNewest(event: MouseEvent) {
  event.preventDefault();
  navigate(NEWEST_DEPOSITS);
}

/** The shortcuts of the member area (spec 2 §2), without the app download inside the native app. */
export function Services() {
  const shown = isNativeApp() ? SERVICES.filter(({ href }) => href !== '/app') : SERVICES;
  return (
    <nav aria-label="会员服务">
      <ul className={styles['grid']}>
        {shown.map(({ name, href, icon }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles['service']}
              {...(href === recordsPath('6') && { onClick: seekNewest })}
            >
              <span className={styles['disc']}>
                <Icon name={icon} />
              </span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
