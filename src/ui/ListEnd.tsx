import { useEffect } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { Spinner } from './Spinner.tsx';
import styles from './ListEnd.module.css';

interface ListEndProps {
  /** The state of the list, `ended` once all of it is there. */
  state: string;
  /** The list's actor. */
  list: { send: (event: { type: 'more' | 'retry' }) => void };
  /** How near the end of the page, in px, more is asked for. */
  ahead: number;
  /** Said where there is no more. */
  endText: string;
}

/** The end of a list that comes page by page: what loads, what failed, or that there is no more. Asks for more as it comes near. */
export function ListEnd({ state, list, ahead, endText }: ListEndProps) {
  useEffect(() => {
    const left = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
    const scrolled = () => {
      if (state === 'partial' ? left() < ahead : left() < 2) list.send({ type: 'more' });
    };
    // a list that does not fill the screen is never scrolled
    if (state === 'partial' && left() < ahead) list.send({ type: 'more' });
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [list, state, ahead]);
  return (
    <div className={styles['end']}>
      {state === 'ended' && <p>{endText}</p>}
      {state === 'moreFailed' && <LoadFailed onRetry={() => list.send({ type: 'retry' })} />}
      {(state === 'loadingMore' || state === 'partial' || state === 'loading') && <Spinner />}
    </div>
  );
}
