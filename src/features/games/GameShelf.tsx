import { useSelector } from '@xstate/react';
import { EMPTY_SHELF, type ShelfGame } from '#machines/gameShelf/gameShelf.ts';
import { PlayTile } from './GameGrid.tsx';
import styles from './GameShelf.module.css';
import { useShelf } from './useShelf.ts';

/** What the member played last and likes, on this device; the favourites have their place before the first one. */
export function GameShelf() {
  const shelf = useShelf();
  const { recent, favourites } = useSelector(shelf, (snapshot) => snapshot?.context.shelf ?? EMPTY_SHELF);
  const isMember = useSelector(shelf, (snapshot) => snapshot?.matches('nobody') === false);
  if (!isMember) return null;
  return (
    <>
      {recent.length > 0 && <Row title="最近在玩" games={recent} />}
      <Row title="我的收藏" games={favourites} />
    </>
  );
}

function Row({ title, games }: { title: string; games: readonly ShelfGame[] }) {
  return (
    <section aria-label={title} className={styles['shelf']}>
      <h2>{title}</h2>
      {games.length === 0 ? (
        <p className={styles['hint']}>点亮游戏右上角的星标，收藏到这里</p>
      ) : (
        <ul className={styles['row']}>
          {games.map((game) => (
            <li key={`${game.platform}/${game.code}/${game.title}`}>
              <PlayTile game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
