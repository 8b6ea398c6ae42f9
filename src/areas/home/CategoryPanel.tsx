import { useSelector } from '@xstate/react';
import { useSystemActor } from '#hooks/actors.tsx';
import type { HomeTab } from '#machines/kit/games/catalogue.ts';
import { GameTile } from '#ui/GameTile.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Categories.module.css';
import { boneRows, tileRows, type TileRow } from './categoryRows.ts';
import { useRetry } from './homePage.ts';
import { homeView } from './homeView.ts';

/** The tiles of one category, their skeletons, or the error. */
export function CategoryPanel({ tab }: { tab: HomeTab }) {
  const resource = homeView.use(({ context }) => context.resources.tabs[tab]);
  const data = useSelector(resource, (snapshot) => snapshot?.context.data);
  const failed = useSelector(resource, (snapshot) => snapshot?.matches('failed') === true);
  const failure = useSelector(resource, (snapshot) => snapshot?.context.failure);
  const retry = useRetry();
  return (
    <div aria-busy={!data && !failed ? true : undefined} className={styles['panel']}>
      {failed ? (
        <LoadFailed text={failure} onRetry={retry} />
      ) : data ? (
        <Tiles rows={tileRows(tab, data)} />
      ) : (
        boneRows(tab).map(([size, count]) => (
          <div key={size} className={`${styles[size]} ${styles['bones']}`}>
            {Array.from({ length: count }, (_, at) => (
              <Skeleton key={at} />
            ))}
          </div>
        ))
      )}
    </div>
  );
}

function Tiles({ rows }: { rows: readonly TileRow[] }) {
  const entry = useSystemActor('gameEntry');
  if (rows.length === 0)
    return (
      <p className={styles['empty']}>
        <Icon name="logo" size={48} />
        <span>暂无游戏，敬请期待</span>
      </p>
    );
  return rows.map(({ heading, size, tiles }) => (
    <div key={heading + size}>
      {heading !== '' && <h2 className={styles['heading']}>{heading}</h2>}
      <div className={styles[size]}>
        {tiles.map(({ id, name, picture, mark, badge, wish }, at) => (
          <GameTile
            key={`${id} ${String(at)}`}
            name={name}
            picture={picture ?? undefined}
            mark={mark}
            badge={badge}
            size={size}
            onClick={() => entry.send(wish)}
          />
        ))}
      </div>
    </div>
  ));
}
