import { useSelector } from '@xstate/react';
import type { GameListRef } from '#machines/games/gameList.machine.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { GameGrid } from './GameGrid.tsx';
import grid from './GameGrid.module.css';
import styles from './GameList.module.css';

/** A provider's games, with a refresh button. */
export function GameList({ title, list }: { title: string; list: GameListRef }) {
  const games = useSelector(list, ({ context }) => context.games);
  const failed = useSelector(list, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(list, ({ context }) => context.failure);
  const indicating = useSelector(list, (snapshot) => snapshot.hasTag('indicating'));
  return (
    <section aria-label={`${title}游戏`} aria-busy={indicating || undefined}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <p className={styles['count']}>{games === null ? '' : `${games.length} 款`}</p>
        <RefreshButton busy={indicating} onPress={() => list.send({ type: 'refresh' })} />
      </div>
      {failed ? (
        <LoadFailed text={failure} onRetry={() => list.send({ type: 'retry' })} />
      ) : games === null ? (
        <Bones />
      ) : games.length === 0 ? (
        <EmptyState text="暂无游戏" />
      ) : (
        <GameGrid items={games.map((game) => ({ kind: 'game', game }))} />
      )}
    </section>
  );
}

function Bones() {
  return (
    <ul aria-hidden="true" className={grid['grid']}>
      {Array.from({ length: 12 }, (_, at) => (
        <li key={at}>
          <Skeleton className={grid['bone'] ?? ''} />
          <Skeleton width="70%" height="12px" className={grid['line'] ?? ''} />
        </li>
      ))}
    </ul>
  );
}
