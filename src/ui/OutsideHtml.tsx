import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { navigate } from '#lib/hashLocation.ts';
import { noteNamed } from '#lib/namedOrigins.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { Skeleton } from './Skeleton.tsx';
import { loadSanitizer, readySanitizer } from './sanitizeHtml.ts';
import styles from './OutsideHtml.module.css';

interface OutsideHtmlProps {
  html: string;
  className?: string;
  /** A link into the app is followed. */
  onFollow?: () => void;
}

/**
 * External HTML, sanitised; no other component may render external HTML. Its links into the app are followed like the
 * app's own (D76), unless a key or another button asks for a new window.
 */
export function OutsideHtml({ html, className = '', onFollow }: OutsideHtmlProps) {
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
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    if (link === null || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onFollow?.();
    const href = link.getAttribute('href') ?? '#/';
    noteNamed(href);
    navigate(href.slice(1));
  };
  if (clean !== undefined) {
    return (
      // the links inside are the controls
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div
        className={`${styles['text']} ${className}`}
        onClick={follow}
        dangerouslySetInnerHTML={{ __html: clean }}
      />
    );
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
