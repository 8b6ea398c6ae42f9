import { useSystemActor } from '#hooks/actors.tsx';
import { providerMark } from '#content/providers.ts';
import { isSameGame, savedGame, type SavedGame } from '#machines/games/savedGames.ts';
import type { Findable } from '#machines/games/gameSearch.ts';
import { GameTile } from '#ui/GameTile.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './GameGrid.module.css';
import { savedGamesView } from './gamesView.ts';

/** A grid of games; the way into games decides who may enter (spec 1 §5). A member can mark favourites. */
export function GameGrid({ items }: { items: readonly Findable[] }) {
  return (
    <ul className={styles['grid']}>
      {items.map((item) => (
        <li key={item.kind === 'game' ? `${item.game.platform}/${item.game.id}` : `lottery/${item.game.id}`}>
          <PlayTile game={savedGame(item)} badge={item.game.badge} />
          <FavouriteMark game={savedGame(item)} />
        </li>
      ))}
    </ul>
  );
}

/** The tile of a game, which starts it. */
export function PlayTile({ game, badge }: { game: SavedGame; badge?: string | undefined }) {
  const entry = useSystemActor('gameEntry');
  return (
    <GameTile
      name={game.title}
      picture={game.picture ?? undefined}
      mark={game.kind === 'game' ? providerMark(game.platform) : undefined}
      badge={badge}
      onClick={() =>
        entry.send(
          game.kind === 'lottery'
            ? { type: 'lottery.enter', gamecode: game.code }
            : { type: 'game.enter', game },
        )
      }
    />
  );
}

function FavouriteMark({ game }: { game: SavedGame }) {
  const saved = savedGamesView.useActor();
  const offered = savedGamesView.use((snapshot) => snapshot.matches('ready'));
  const marked = savedGamesView.use(({ context }) =>
    context.saved.favourites.some((other) => isSameGame(other, game)),
  );
  if (!offered) return null;
  return (
    <button
      type="button"
      aria-label={`收藏 ${game.title}`}
      aria-pressed={marked}
      className={styles['mark']}
      onClick={() => saved.send({ type: 'favourite.toggled', game })}
    >
      <span>
        <Icon name="star" size={16} />
      </span>
    </button>
  );
}
