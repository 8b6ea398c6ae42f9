import { Link } from 'wouter';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';
import { homeView } from './homeView.ts';
import styles from './Lobby.module.css';

// the room is the lobby's own
const SavedGames = lazyPart(() => import('#areas/games/savedGamesFlow.tsx').then((m) => m.SavedGamesOfFlow), {
  Instead: Nothing,
});

/** The way to the search and, where there are some, the member's saved games, above the categories. */
export function Lobby() {
  const hasSaved = homeView.use(({ context }) => context.savedRoom);
  return (
    <div data-saved={hasSaved || undefined} className={styles['lobby']}>
      <Link href="/games?search=1" className={styles['search']}>
        <Icon name="search" size={20} />
        <span>搜索游戏</span>
      </Link>
      {hasSaved && <SavedGames />}
    </div>
  );
}
