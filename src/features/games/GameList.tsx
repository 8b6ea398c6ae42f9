import { useSelector } from '@xstate/react';
import { useSystemActor } from '#lib/actors.tsx';
import type { GameListRef } from '#machines/games/gameList.machine.ts';
import type { Game } from '#machines/home/catalogue.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { GameTile } from '#ui/GameTile.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './GameList.module.css';

/** A provider's games with a control to fetch them anew. */
export function GameList({ title, list }: { title: string; list: GameListRef }) {
  const games = useSelector(list, ({ context }) => context.games);
  const failed = useSelector(list, (snapshot) => snapshot.matches('failed'));
  const indicating = useSelector(list, (snapshot) => snapshot.hasTag('indicating'));
  return (
    <section aria-label={`${title}游戏`} aria-busy={indicating || undefined}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <p className={styles['count']}>{games === null ? '' : `${games.length} 款`}</p>
        <RefreshButton busy={indicating} onPress={() => list.send({ type: 'refresh' })} />
      </div>
      {failed ? (
        <LoadFailed onRetry={() => list.send({ type: 'retry' })} />
      ) : games === null ? (
        <Bones />
      ) : games.length === 0 ? (
        <EmptyState text="暂无游戏" />
      ) : (
        <GameGrid games={games} />
      )}
    </section>
  );
}

/** Games to press; the session decides who may enter (spec 1 §5). */
function GameGrid({ games }: { games: readonly Game[] }) {
  const session = useSystemActor('session');
  return (
    <ul className={styles['grid']}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile
            name={game.name}
            picture={game.picture ?? undefined}
            onClick={() =>
              session.send({
                type: 'game.enter',
                game: { title: game.name, platform: game.platform, type: game.type, code: game.code },
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}

function Bones() {
  return (
    <ul aria-hidden="true" className={styles['grid']}>
      {Array.from({ length: 12 }, (_, at) => (
        <li key={at}>
          <Skeleton className={styles['bone'] ?? ''} />
          <Skeleton width="70%" height="12px" className={styles['line'] ?? ''} />
        </li>
      ))}
    </ul>
  );
}
