import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hostAnswers } from '#lib/hostAnswers.ts';
import { TIME_LIMIT_MS } from '#lib/timeLimit.ts';
import { buttonClass } from './buttonClass.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { Spinner } from './Spinner.tsx';
import styles from './OutsideFrame.module.css';

interface OutsideFrameProps {
  /** The frame's accessible name. */
  title: string;
  /** An address that may be framed; null until it is known. */
  address: string | null;
  /** Whether it may request the microphone and the camera, e.g. for a voice chat. */
  mayTalk?: boolean;
  /** The `load` event of the frame, which also fires for the browser's error page: `onFail` may still follow. */
  onArrive?: () => void;
  /** The page cannot be reached; the parent then shows that. Without it, the frame itself shows a retry. */
  onFail?: () => void;
}

/**
 * The permissions of a framed page: dialogs, downloads, windows and its own storage work as in a separate window; only
 * navigating the top window is forbidden.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/**
 * A frame for an external page, filling its container; a spinner is shown until it has loaded. It failed where its host
 * cannot be reached, or where it does not load in `TIME_LIMIT_MS`; a retry loads it again.
 */
export function OutsideFrame({ title, address, mayTalk = false, onArrive, onFail }: OutsideFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [painted, setPainted] = useState('');
  const [failed, setFailed] = useState('');
  const visit = `${attempt} ${address}`;
  /** the visit that needs no more watching, also where the page is hidden and shown again */
  const reached = useRef('');
  const loaded = useRef('');

  const fail = useEffectEvent(() => {
    setFailed(visit);
    onFail?.();
  });
  useEffect(() => {
    if (address === null || failed === visit) return;
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      const isReached = await hostAnswers(address, signal);
      if (signal.aborted) return;
      if (isReached) reached.current = visit;
      else fail();
    };
    if (reached.current !== visit) void ask();
    const limit = setTimeout(() => {
      if (loaded.current !== visit) fail();
    }, TIME_LIMIT_MS);
    return () => {
      asking.abort();
      clearTimeout(limit);
    };
  }, [address, visit, failed]);

  if (address !== null && failed === visit && onFail === undefined)
    return (
      <div className={styles['box']}>
        <LoadFailed onRetry={() => setAttempt(attempt + 1)} />
        <a className={buttonClass('ghost')} href={address} target="_blank" rel="noopener noreferrer">
          在新窗口打开
        </a>
      </div>
    );
  return (
    <div className={styles['box']} aria-busy={painted !== visit || undefined}>
      {painted !== visit && <Spinner />}
      {address !== null && (
        <iframe
          key={attempt}
          title={title}
          src={address}
          sandbox={SANDBOX}
          allow={`fullscreen; autoplay${mayTalk ? '; microphone; camera' : ''}`}
          className={styles['frame']}
          onLoad={() => {
            loaded.current = visit;
            setPainted(visit);
            onArrive?.();
          }}
        />
      )}
    </div>
  );
}
