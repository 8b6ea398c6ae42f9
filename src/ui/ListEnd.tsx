import { LoadFailed } from './LoadFailed.tsx';
import { useNearEnd } from './nearEnd.ts';
import { Spinner } from './Spinner.tsx';
import styles from './ListEnd.module.css';

interface ListEndProps {
  /** The state of the list, `ended` once all pages are loaded. */
  state: string;
  /** The displayed error if a page failed to load. */
  failure: string;
  /** The list's actor. */
  list: { send: (event: { type: 'more' | 'retry' }) => void };
  /** Distance to the end of the page, in px, at which the next page of the list is requested. */
  ahead: number;
  /** Displayed after the last page. */
  endText: string;
}

/** The end of a paged list: spinner, error or end text. Requests the next page when it is scrolled near. */
export function ListEnd({ state, failure, list, ahead, endText }: ListEndProps) {
  useNearEnd(state === 'partial', ahead, () => list.send({ type: 'more' }));
  return (
    <div className={styles['end']}>
      {state === 'ended' && <p>{endText}</p>}
      {state === 'moreFailed' && <LoadFailed text={failure} onRetry={() => list.send({ type: 'retry' })} />}
      {(state === 'loadingMore' || state === 'partial' || state === 'loading') && <Spinner />}
    </div>
  );
}
