import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './Icon.tsx';
import styles from './EntrancePage.module.css';

interface EntrancePageProps {
  /** The level-1 heading. */
  title: string;
  /** The site's name. */
  brand: string;
  /** The link between login and registration, below the form. */
  other: { question: string; label: string; href: string };
  children: ReactNode;
}

/** The layout of login and registration, without the app's header: emblem, heading, and a link home. */
export function EntrancePage({ title, brand, other, children }: EntrancePageProps) {
  return (
    <div className={styles['page']}>
      <Link href="/" aria-label="返回首页" className={styles['home']}>
        <Icon name="back" />
      </Link>
      <div className={styles['crest']}>
        <span className={styles['sun']}>
          <Icon name="logo" size={40} />
        </span>
        <p className={styles['brand']}>{brand}</p>
        <h1 className={styles['title']}>{title}</h1>
      </div>
      <div className={styles['body']}>
        {children}
        <p className={styles['other']}>
          <span>{other.question}</span>
          <Link href={other.href} className={styles['link']}>
            {other.label}
          </Link>
        </p>
      </div>
    </div>
  );
}
