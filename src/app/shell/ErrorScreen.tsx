import { buttonClass } from '#ui/buttonClass.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './ErrorScreen.module.css';

/** In the place of a page that could not be shown: says so, and offers two ways on. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      scene="error"
      text={<p role="alert">页面加载失败，请检查网络后重试</p>}
      action={
        <div className={styles['actions']}>
          <Button onClick={onRetry}>重试</Button>
          {/* a plain link, as it must lead home even where the router is what failed */}
          <a href="#/" className={buttonClass('secondary')}>
            返回首页
          </a>
        </div>
      }
    />
  );
}
