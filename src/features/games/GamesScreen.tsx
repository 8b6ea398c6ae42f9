import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import type { GameListRef } from '#machines/games/gameList.machine.ts';
import { GAMES_TABS, type gamesMachine, type GamesTab } from '#machines/games/games.machine.ts';
import { CoverFrame } from '#ui/CoverFrame.tsx';
import { CoverImage } from '#ui/CoverImage.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { GameList } from './GameList.tsx';
import { GameSearch } from './GameSearch.tsx';
import { GameShelf } from './GameShelf.tsx';
import styles from './GamesScreen.module.css';

type Games = typeof gamesMachine;

const LABELS: Record<GamesTab, string> = {
  recommended: '推荐',
  obgdy: 'OB电子',
  fgdz: 'FG电子',
  pp: 'PP电子',
  ae: 'AE电子',
};
const TABS = GAMES_TABS.map((value) => ({ value, label: LABELS[value] }));

/** The electronic games: a banner, and a list for each provider (spec 1 §2 Games). */
export function GamesScreen() {
  const page = usePageActor<Games>();
  const tab = usePageSelector<Games, GamesTab>(({ context }) => context.tab);
  return (
    <div className={styles['page']}>
      <GameSearch>
        <CoverFrame className={styles['banner']}>
          <CoverImage />
        </CoverFrame>
        <GameShelf />
        <Tabs
          label="电子游戏平台"
          items={TABS}
          value={tab}
          onChange={(next) => page.send({ type: 'tab.selected', tab: next })}
          renderPanel={(at) => <Panel tab={at} />}
          keep
          fit
          className={styles['tabs'] ?? ''}
        />
      </GameSearch>
    </div>
  );
}

function Panel({ tab }: { tab: GamesTab }) {
  const list = usePageSelector<Games, GameListRef | undefined>(({ context }) => context.lists[tab]);
  return list === undefined ? null : <GameList title={LABELS[tab]} list={list} />;
}
