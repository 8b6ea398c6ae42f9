import { LoadFailed } from './LoadFailed.tsx';
import { useNearEnd } from './nearEnd.ts';
import { Spinner } from './Spinner.tsx';
import styles from './ListEnd.module.css';

interface ListEndProps {
  /** The state of the list, `ended` once all of it is there. */
  state: string;
  /** Why the rest could not be loaded, as it is shown. */
  failure: string;
  /** The list's actor. */
  list: { send: (event: { type: 'more' | 'retry' }) => void };
  /** How near the end of the page, in px, more is asked for. */
  ahead: number;
  /** Said where there is no more. */
  endText: string;
}

/** The end of a list that comes page by page: what loads, what failed, or that there is no more. Asks for more as it comes near. */
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
