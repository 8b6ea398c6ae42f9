import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { isPositive } from '#machines/kit/money/amount.ts';
import { vipProgress } from '#machines/kit/vip/vipProgress.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { userCenterView } from './userCenterView.ts';
import styles from './VipBar.module.css';

const NONE = '无要求';

/**
 * The progress to the next VIP level (spec 2 §2, D31), and both of that level's requirements: the recharges move the bar,
 * but a level also needs its turnover. Its height is reserved while the levels load.
 */
export function VipBar() {
  const levels = userCenterView.use(({ children }) => children.levels);
  const known = useSelector(levels, (snapshot) => snapshot?.context.data ?? null);
  const failed = useSelector(levels, (snapshot) => snapshot?.matches('failed') === true);
  const failure = useSelector(levels, (snapshot) => snapshot?.context.failure ?? '');
  const vip = useSystemSelector('session', ({ context }) => context.user?.vip);
  const paysum = useSystemSelector('session', ({ context }) => context.user?.paysum ?? null);
  const { percent, sum, flow, isTop } = vipProgress(known ?? [], { vip: vip ?? 0, paysum });
  return (
    <div className={styles['bar']} aria-busy={(known === null && !failed) || undefined}>
      <p className={styles['line']}>
        <Link href="/vip" className={styles['next']}>
          {nextLevel(vip, isTop)}
        </Link>
        {failed ? (
          <span className={styles['retry']}>
            <span>{failure}</span>
            <RefreshButton label="重新加载等级" onPress={() => levels?.send({ type: 'retry' })} />
          </span>
        ) : (
          percent !== null && known !== null && <span translate="no">{`${percent}%`}</span>
        )}
      </p>
      <ProgressBar label="VIP进度" value={percent} />
      <dl className={styles['needs']}>
        {known !== null && known.length > 0 && vip !== undefined && (
          <>
            <Need
              name="充值要求"
              text={sum === null ? NONE : `${formatCny(sum.recharged)} / ${formatCny(sum.required)}`}
            />
            <Need name="流水要求" text={flow === null || isPositive(flow) ? formatCny(flow) : NONE} />
          </>
        )}
      </dl>
    </div>
  );
}

/** One requirement of the level in progress. */
function Need({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{text}</dd>
    </div>
  );
}

/** The name of the next level; a generic one until the member's level is known. */
function nextLevel(vip: number | undefined, isTop: boolean): string {
  if (vip === undefined) return '下一等级';
  return isTop ? '已达最高等级' : `下一等级 VIP${vip + 1}`;
}
