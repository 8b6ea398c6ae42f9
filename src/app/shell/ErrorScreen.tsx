import type { ReactNode } from 'react';
import { buttonClass } from '#ui/buttonClass.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  text?: string;
  /** its result is ignored */
  onRetry: () => unknown;
  /** The retry is pending. */
  busy?: boolean | undefined;
  /** another action, before the link to home */
  children?: ReactNode;
}

/** Shown in place of a page that could not be displayed: says so, and offers actions. */
export function ErrorScreen({
  text = '页面加载失败，请检查网络后重试',
  onRetry,
  busy,
  children,
}: ErrorScreenProps) {
  return (
    <div role="alert" className={styles['screen']}>
      <LoadFailed text={text} busy={busy} onRetry={onRetry} />
      {children}
      {/* a plain link, as it must lead home even where the router is what failed */}
      <a href="#/" className={buttonClass('ghost')}>
        返回首页
      </a>
    </div>
  );
}
