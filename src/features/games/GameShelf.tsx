import { useSelector } from '@xstate/react';
import { EMPTY_SHELF, type ShelfGame } from '#machines/gameShelf/gameShelf.ts';
import { PlayTile } from './GameGrid.tsx';
import styles from './GameShelf.module.css';
import { useShelf } from './useShelf.ts';

/** What the member played last and likes, on this device. */
export function GameShelf() {
  const { recent, favourites } = useSelector(
    useShelf(),
    (snapshot) => snapshot?.context.shelf ?? EMPTY_SHELF,
  );
  return (
    <>
      <Row title="最近在玩" games={recent} />
      <Row title="我的收藏" games={favourites} />
    </>
  );
}

function Row({ title, games }: { title: string; games: readonly ShelfGame[] }) {
  if (games.length === 0) return null;
  return (
    <section aria-label={title} className={styles['shelf']}>
      <h2>{title}</h2>
      <ul className={styles['row']}>
        {games.map((game) => (
          <li key={`${game.platform}/${game.code}/${game.title}`}>
            <PlayTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
