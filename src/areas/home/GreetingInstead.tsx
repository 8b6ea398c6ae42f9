import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Greeting.module.css';

/** Shown where the member's greeting cannot be had, with a retry. */
export function Missing({ text = '账户信息加载失败', onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <>
      <p className={styles['words']}>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        重试
      </Button>
    </>
  );
}

/** The skeleton of the member's greeting. */
export function Waiting() {
  return (
    <div aria-busy="true" className={styles['words']}>
      <Skeleton className={styles['bone'] ?? ''} />
    </div>
  );
}
