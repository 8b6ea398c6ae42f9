import { buttonClass } from '#ui/buttonClass.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import styles from './ErrorScreen.module.css';

/** In the place of a page that could not be shown: says so, and offers two ways on. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles['screen']}>
      <LoadFailed text="页面加载失败，请检查网络后重试" onRetry={onRetry} />
      {/* a plain link, as it must lead home even where the router is what failed */}
      <a href="#/" className={buttonClass('ghost')}>
        返回首页
      </a>
    </div>
  );
}
