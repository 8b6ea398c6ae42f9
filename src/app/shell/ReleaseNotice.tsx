import { useLayoutEffect } from 'react';
import { useFlow, useFlowSelector } from '#hooks/flow.ts';
import styles from './ReleaseNotice.module.css';

/**
 * Shown under the header while the site runs an old version that it may not reload by itself; the page makes room for
 * it.
 */
export function ReleaseNotice() {
  const { send } = useFlow('release');
  const isShown = useFlowSelector('release', (snapshot) => snapshot.hasTag('notice')) === true;
  const isStuck = useFlowSelector('release', (snapshot) => snapshot.matches('stuck')) === true;
  useLayoutEffect(() => {
    document.body.style.paddingTop = isShown ? 'var(--tap)' : '';
  }, [isShown]);
  if (!isShown) return null;
  return (
    <output className={styles['strip']}>
      <span>{isStuck ? '页面需要刷新' : '新版本已发布'}</span>
      <button type="button" className={styles['update']} onClick={() => send({ type: 'update.pressed' })}>
        {isStuck ? '立即刷新' : '立即更新'}
      </button>
    </output>
  );
}
