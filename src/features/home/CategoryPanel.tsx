import { useSelector } from '@xstate/react';
import { usePageSelector } from '#lib/actors.tsx';
import type { HomeTab, TabContent } from '#machines/home/catalogue.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import { Icon } from '#ui/Icon.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { art } from '#ui/art.ts';
import { GameTile } from '#ui/GameTile.tsx';
import styles from './Categories.module.css';
import { boneRows, tileRows, type TileSize } from './categoryRows.ts';
import { useGameEntrance } from './gameEntrance.ts';
import { useRetry, type Home } from './homePage.ts';

/** One category: its tiles, or where they would stand, or why they do not. */
export function CategoryPanel({ tab }: { tab: HomeTab }) {
  const resource = usePageSelector<Home, ResourceRef<TabContent> | undefined>(
    ({ context }) => context.resources.tabs[tab],
  );
  const data = useSelector(resource, (snapshot) => snapshot?.context.data);
  const failed = useSelector(resource, (snapshot) => snapshot?.matches('failed') === true);
  const retry = useRetry();
  return (
    <div aria-busy={!data && !failed ? true : undefined} className={styles['panel']}>
      {failed ? (
        <LoadFailed onRetry={retry} />
      ) : data ? (
        <Tiles tab={tab} content={data} />
      ) : (
        boneRows(tab).map(({ size, count }) => <Bones key={size} size={size} count={count} />)
      )}
    </div>
  );
}

function Tiles({ tab, content }: { tab: HomeTab; content: TabContent }) {
  const { enterGame, enterLottery } = useGameEntrance();
  const rows = tileRows(tab, content);
  const { lotteries } = content;
  if (rows.length + lotteries.length === 0)
    return (
      <p className={styles['empty']}>
        <Icon name="logo" size={48} />
        暂无游戏，敬请期待
      </p>
    );
  return (
    <>
      {rows.map(({ heading, size, games }) => (
        <div key={`${size} ${heading}`}>
          {heading !== '' && <h2 className={styles['heading']}>{heading}</h2>}
          <div className={styles[size]}>
            {games.map((game, at) => (
              <GameTile
                key={`${game.id} ${String(at)}`}
                name={game.name}
                picture={game.picture ?? undefined}
                fallback={size === 'grid' ? undefined : art(`special-${tab}.svg`)}
                size={size}
                onClick={() => enterGame(game)}
              />
            ))}
          </div>
        </div>
      ))}
      {lotteries.length > 0 && <h2 className={styles['heading']}>高倍彩票</h2>}
      <div className={styles['grid']}>
        {lotteries.map((lottery, at) => (
          <GameTile
            key={`${lottery.id} ${String(at)}`}
            name={lottery.name}
            picture={lottery.picture ?? undefined}
            onClick={() => enterLottery(lottery)}
          />
        ))}
      </div>
    </>
  );
}

/** The places of tiles that are still being fetched, as large as they will be. */
function Bones({ size, count }: { size: TileSize; count: number }) {
  return (
    <div className={`${styles[size]} ${styles['bones']}`}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} />
      ))}
    </div>
  );
}
