import { useEffect, useMemo, useState } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { Skeleton } from './Skeleton.tsx';
import { loadSanitizer, readySanitizer } from './sanitizeHtml.ts';
import styles from './OutsideHtml.module.css';

/** External HTML, sanitised; no other component may render external HTML. */
export function OutsideHtml({ html, className = '' }: { html: string; className?: string }) {
  const [sanitize, setSanitize] = useState(readySanitizer);
  const [failed, setFailed] = useState(false);
  const clean = useMemo(() => sanitize?.(html), [sanitize, html]);
  useEffect(() => {
    if (sanitize || failed) return;
    let left = false;
    const fetchSanitizer = async () => {
      try {
        const loaded = await loadSanitizer();
        if (!left) setSanitize(() => loaded);
      } catch {
        if (!left) setFailed(true);
      }
    };
    void fetchSanitizer();
    return () => {
      left = true;
    };
  }, [sanitize, failed]);
  if (clean !== undefined) {
    return <div className={`${styles['text']} ${className}`} dangerouslySetInnerHTML={{ __html: clean }} />;
  }
  if (failed) return <LoadFailed onRetry={() => setFailed(false)} />;
  return (
    <div aria-busy="true" className={styles['waiting']}>
      <Skeleton height="1em" />
      <Skeleton height="1em" width="80%" />
      <Skeleton height="1em" width="60%" />
    </div>
  );
}
