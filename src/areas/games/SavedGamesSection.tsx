import { useSystemSelector } from '#hooks/actors.tsx';
import { shownSaved, type SavedGamesRow } from '#machines/games/savedGames.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { PlayTile } from './GameGrid.tsx';
import styles from './SavedGamesSection.module.css';
import { gamesView, savedGamesView } from './gamesView.ts';

const ROWS: readonly { value: SavedGamesRow; label: string }[] = [
  { value: 'recent', label: '最近在玩' },
  { value: 'favourites', label: '我的收藏' },
];
const HINTS: Readonly<Record<SavedGamesRow, string>> = {
  recent: '玩过的游戏会出现在这里',
  favourites: '点亮游戏右上角的星标，收藏到这里',
};

/**
 * The member's recent and favourite games, stored on this device, where there are some. Its height is reserved from the
 * start, so that loading them from IndexedDB causes no layout shift.
 */
export function SavedGamesSection() {
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  const hasRoom = gamesView.use(({ context }) => context.savedRoom);
  if (!isMember || !hasRoom) return null;
  return (
    <div className={styles['room']}>
      <SavedGames />
    </div>
  );
}

/** Both rows, with their tabs. */
export function SavedGames() {
  const saved = savedGamesView.useActor();
  const row = savedGamesView.use(({ context }) => context.row);
  return (
    <section aria-label="我的游戏">
      <Tabs
        label="我的游戏"
        items={ROWS}
        value={row}
        onChange={(next) => saved.send({ type: 'row.selected', row: next })}
        renderPanel={(at) => <Row row={at} />}
        className={styles['tabs'] ?? ''}
      />
    </section>
  );
}

function Row({ row }: { row: SavedGamesRow }) {
  const saved = savedGamesView.use(({ context }) => context.saved[row]);
  const hidden = savedGamesView.use(({ context }) => context.hidden);
  const games = shownSaved(saved, hidden);
  const ready = savedGamesView.use((snapshot) => snapshot.matches('ready'));
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
