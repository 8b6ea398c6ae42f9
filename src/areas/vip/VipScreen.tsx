import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { UNKNOWN_AMOUNT } from '#machines/kit/money/serverAmount.ts';
import type { ResourceRef } from '#machines/kit/resource/resource.machine.ts';
import type { VipLevel } from '#machines/kit/vip/vipLevel.ts';
import { art } from '#ui/art.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { REBATES, VIP_INTRO, VIP_NOTES } from '#content/vip.ts';
import styles from './VipScreen.module.css';
import { vipView } from './vipView.ts';

/** The highest level with its own badge; higher levels use it too. */
const TOP_BADGE = 10;

/** The requirements and benefits of each VIP level (spec 2 §2); the member's own one is highlighted. */
export function VipScreen() {
  const levels = vipView.use(({ context }) => context.levels);
  return (
    <div className={styles['page']}>
      <div className={styles['intro']}>
        <h2>{VIP_INTRO.title}</h2>
        <p>{VIP_INTRO.text}</p>
      </div>
      <Levels list={levels} />
    </div>
  );
}

function Levels({ list }: { list: ResourceRef<VipLevel[]> }) {
  const levels = useSelector(list, ({ context }) => context.data);
  const failed = useSelector(list, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(list, ({ context }) => context.failure);
  const own = useSystemSelector('session', (snapshot) =>
    snapshot.hasTag('member') ? snapshot.context.user?.vip : undefined,
  );
  if (failed) return <LoadFailed text={failure} onRetry={() => list.send({ type: 'retry' })} />;
  if (levels === null)
    return (
      <div aria-busy="true">
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} height="336px" className={styles['bone'] ?? ''} />
        ))}
      </div>
    );
  if (levels.length === 0) return <EmptyState />;
  return (
    <>
      {levels.map((level) => (
        <Level key={level.level} level={level} isOwn={level.level === own} />
      ))}
      <ul className={styles['notes']}>
        {VIP_NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

function Level({ level, isOwn }: { level: VipLevel; isOwn: boolean }) {
  const page = vipView.useActor();
  const section = useRef<HTMLElement>(null);
  const isWanted = vipView.use((snapshot) => snapshot.matches('opening')) && isOwn;
  useLayoutEffect(() => {
    if (!isWanted) return;
    // who has scrolled meanwhile stays where they are
    if (window.scrollY === 0) section.current?.scrollIntoView();
    page.send({ type: 'level.reached' });
  }, [isWanted, page]);
  const name = `VIP${level.level}`;
  return (
    <section ref={section} aria-label={name} className={`${styles['level']} ${isOwn ? styles['mine'] : ''}`}>
      <div className={styles['head']}>
        <img
          alt=""
          loading="lazy"
          width="52"
          height="52"
          src={art(`vip/vip-${Math.min(level.level, TOP_BADGE)}.svg`)}
        />
        <h3 translate="no">{name}</h3>
        {isOwn && <span className={styles['badge']}>当前等级</span>}
      </div>
      <dl className={styles['needs']}>
        <div>
          <dt>累计流水</dt>
          <dd translate="no">{formatCny(level.flow)}</dd>
        </div>
        <div>
          <dt>累计充值</dt>
          <dd translate="no">{formatCny(level.recharge)}</dd>
        </div>
      </dl>
      <dl className={styles['rebates']}>
        {REBATES.map(({ field, name: rebate, icon }) => (
          <div key={field} className={styles['rebate']}>
            <Icon name={icon} size={22} />
            <dt>{rebate}</dt>
            <dd translate="no">{level[field] === null ? UNKNOWN_AMOUNT : `${level[field]}%`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
