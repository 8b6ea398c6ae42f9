import { useSelector } from '@xstate/react';
import { useSystemSelector } from '#lib/actors.tsx';
import type { GameShelfRef } from '#machines/gameShelf/gameShelf.machine.ts';
import type { ShelfRow } from '#machines/gameShelf/gameShelf.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { PlayTile } from './GameGrid.tsx';
import styles from './GameShelf.module.css';
import { useShelf } from './useShelf.ts';

const ROWS: readonly { value: ShelfRow; label: string }[] = [
  { value: 'recent', label: '最近在玩' },
  { value: 'favourites', label: '我的收藏' },
];
const HINTS: Readonly<Record<ShelfRow, string>> = {
  recent: '玩过的游戏会出现在这里',
  favourites: '点亮游戏右上角的星标，收藏到这里',
};

/**
 * What the member played last and likes, on this device. Its place is there from the start, so that what the
 * device's database brings moves nothing under the finger.
 */
export function GameShelf() {
  const shelf = useShelf();
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  return isMember && shelf !== undefined ? <Shelf shelf={shelf} /> : null;
}

function Shelf({ shelf }: { shelf: GameShelfRef }) {
  const row = useSelector(shelf, ({ context }) => context.row);
  return (
    <section aria-label="我的游戏" className={styles['shelf']}>
      <Tabs
        label="我的游戏"
        items={ROWS}
        value={row}
        onChange={(next) => shelf.send({ type: 'row.selected', row: next })}
        renderPanel={(at) => <Row shelf={shelf} row={at} />}
        className={styles['tabs'] ?? ''}
      />
    </section>
  );
}

function Row({ shelf, row }: { shelf: GameShelfRef; row: ShelfRow }) {
  const games = useSelector(shelf, ({ context }) => context.shelf[row]);
  const ready = useSelector(shelf, (snapshot) => snapshot.matches('ready'));
  if (games.length === 0) return <p className={styles['hint']}>{ready ? HINTS[row] : ''}</p>;
  return (
    <ul className={styles['row']}>
      {games.map((game) => (
        <li key={`${game.kind}/${game.platform}/${game.code}/${game.title}`}>
          <PlayTile game={game} />
        </li>
      ))}
    </ul>
  );
}
