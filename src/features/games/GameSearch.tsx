import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { usePageSelector } from '#lib/actors.tsx';
import type { gamesMachine } from '#machines/games/games.machine.ts';
import type { GameSearchRef } from '#machines/search/gameSearch.machine.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { GameGrid } from './GameGrid.tsx';
import styles from './GameSearch.module.css';

/** A search across all games; what it found stands in the place of `children` while something is typed. */
export function GameSearch({ children }: { children: ReactNode }) {
  const search = usePageSelector<typeof gamesMachine, GameSearchRef | undefined>(
    ({ children }) => children.gameSearch,
  );
  const query = useSelector(search, (snapshot) => snapshot?.context.query ?? '');
  const searching = useSelector(search, (snapshot) => snapshot?.matches({ query: 'empty' }) === false);
  return (
    <>
      <SearchField
        label="搜索游戏"
        placeholder="搜索游戏名称或拼音首字母"
        value={query}
        onChange={(next) => search?.send({ type: 'search.changed', query: next })}
      />
      {searching && search !== undefined && <Found search={search} />}
      <div hidden={searching}>{children}</div>
    </>
  );
}

function Found({ search }: { search: GameSearchRef }) {
  const found = useSelector(search, ({ context }) => context.found);
  const failed = useSelector(search, (snapshot) => snapshot.matches({ games: 'failed' }));
  const ready = useSelector(
    search,
    (snapshot) => snapshot.matches({ games: 'ready' }) && snapshot.matches({ query: 'searched' }),
  );
  if (failed) return <LoadFailed onRetry={() => search.send({ type: 'retry' })} />;
  return (
    <section aria-label="搜索结果" aria-busy={!ready || undefined} className={styles['found']}>
      <p aria-live="polite" className={styles['count']}>
        {ready && found.length > 0 && `找到 ${found.length} 款游戏`}
      </p>
      {!ready && found.length === 0 && <Spinner />}
      {ready && found.length === 0 && <EmptyState text="没有找到相关游戏" />}
      <GameGrid items={found} />
    </section>
  );
}
