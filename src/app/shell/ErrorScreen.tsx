import type { ReactNode } from 'react';
import { buttonClass } from '#ui/buttonClass.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  text?: string;
  onRetry: () => void;
  /** another action, before the link to home */
  children?: ReactNode;
}

/** Shown in place of a page that could not be displayed: says so, and offers actions. */
export function ErrorScreen({
  text = '页面加载失败，请检查网络后重试',
  onRetry,
  children,
}: ErrorScreenProps) {
  return (
    <div role="alert" className={styles['screen']}>
      <LoadFailed text={text} onRetry={onRetry} />
      {children}
      {/* a plain link, as it must lead home even where the router is what failed */}
      <a href="#/" className={buttonClass('ghost')}>
        返回首页
      </a>
    </div>
  );
}
