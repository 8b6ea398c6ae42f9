import { GAMES_TABS, type GamesTab } from '#machines/games/games.machine.ts';
import { useRawSearch } from '#lib/hashLocation.ts';
import { CoverFrame } from '#ui/CoverFrame.tsx';
import { CoverImage } from '#ui/CoverImage.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { GameList } from './GameList.tsx';
import { GameSearch } from './GameSearch.tsx';
import { SavedGamesSection } from './SavedGamesSection.tsx';
import styles from './GamesScreen.module.css';
import { gameSearchView, savedGamesView, gamesView } from './gamesView.ts';

const LABELS: Record<GamesTab, string> = {
  recommended: '推荐',
  obgdy: 'OB电子',
  fgdz: 'FG电子',
  pp: 'PP电子',
  ae: 'AE电子',
};
const TABS = GAMES_TABS.map((value) => ({ value, label: LABELS[value] }));

/** The electronic games: a banner, and the list of each provider (spec 1 §2 Games). */
export function GamesScreen() {
  const page = gamesView.useActor();
  const search = gamesView.use(({ children }) => children.gameSearch);
  const saved = gamesView.use(({ children }) => children.savedGames);
  const tab = gamesView.use(({ context }) => context.tab);
  const isSearchLinked = new URLSearchParams(useRawSearch()).has('search');
  // only for the types: both actors run as long as the page
  if (search === undefined || saved === undefined) return null;
  return (
    <div className={styles['page']}>
      <savedGamesView.Provider actor={saved}>
        <gameSearchView.Provider actor={search}>
          <GameSearch linked={isSearchLinked} onFocused={() => page.send({ type: 'search.focused' })}>
            <CoverFrame className={styles['banner']}>
              <CoverImage />
            </CoverFrame>
            <SavedGamesSection />
            <Tabs
              label="电子游戏平台"
              items={TABS}
              value={tab}
              onChange={(next) => page.send({ type: 'tab.selected', tab: next })}
              renderPanel={(at) => <Panel tab={at} />}
              keep
              defer
              fit
              className={styles['tabs'] ?? ''}
            />
          </GameSearch>
        </gameSearchView.Provider>
      </savedGamesView.Provider>
    </div>
  );
}

function Panel({ tab }: { tab: GamesTab }) {
  const list = gamesView.use(({ context }) => context.lists[tab]);
  return list === undefined ? null : <GameList title={LABELS[tab]} list={list} />;
}
