import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { GameGrid } from './GameGrid.tsx';
import styles from './GameSearch.module.css';
import { gameSearchView } from './gamesView.ts';

interface GameSearchProps {
  /** the address asks for the search: it gets the focus */
  linked: boolean;
  onFocused: () => void;
  children: ReactNode;
}

/** A search across all games; its results replace `children` while the field is not empty. */
export function GameSearch({ linked, onFocused, children }: GameSearchProps) {
  const field = useRef<HTMLDivElement>(null);
  const focused = useEffectEvent(onFocused);
  useEffect(() => {
    if (!linked) return;
    field.current?.querySelector('input')?.focus();
    focused();
  }, [linked]);
  const search = gameSearchView.useActor();
  const query = gameSearchView.use(({ context }) => context.query);
  const searching = gameSearchView.use((snapshot) => !snapshot.matches({ query: 'empty' }));
  return (
    <>
      <div ref={field}>
        <SearchField
          label="搜索游戏"
          placeholder="搜索游戏名称或拼音首字母"
          value={query}
          onChange={(next) => search.send({ type: 'search.changed', query: next })}
        />
      </div>
      {searching && <Found />}
      <div hidden={searching}>{children}</div>
    </>
  );
}

function Found() {
  const search = gameSearchView.useActor();
  const found = gameSearchView.use(({ context }) => context.found);
  const failed = gameSearchView.use((snapshot) => snapshot.matches({ games: 'failed' }));
  const failure = gameSearchView.use(({ context }) => context.failure);
  const ready = gameSearchView.use(
    (snapshot) => snapshot.matches({ games: 'ready' }) && snapshot.matches({ query: 'searched' }),
  );
  if (failed) return <LoadFailed text={failure} onRetry={() => search.send({ type: 'retry' })} />;
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
