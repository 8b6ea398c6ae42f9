import { useId } from 'react';
import { Link } from 'wouter';
import { NEXT_CHANCES_TEXT } from '#content/hongbao.ts';
import { knownServerNow } from '#lib/serverClock.ts';
import { RED_PACKET_CLOSED_TEXT } from '#machines/redPacket/grab.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { windowState } from '#machines/redPacket/redPacketWindow.ts';
import { art } from '#ui/art.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Countdown } from './Countdown.tsx';
import { RedPacketRules } from './RedPacketRules.tsx';
import { redPacketInfoView, redPacketView } from './redPacketView.ts';
import styles from './RedPacketScreen.module.css';

const RedPacketPopup = lazyPart(() => import('./RedPacketPopup.tsx').then((m) => m.RedPacketPopup));

/** The red packet: chances, the draw, and the rules of the activity (spec 1 §2 /hongbao). */
export function RedPacketScreen() {
  const closed = redPacketView.use((snapshot) => snapshot.matches('closed'));
  const info = redPacketView.use(({ children }) => children.info);
  if (closed)
    return (
      <EmptyState
        text={RED_PACKET_CLOSED_TEXT}
        action={
          <Link href="/" className={buttonClass('secondary')}>
            返回首页
          </Link>
        }
      />
    );
  if (info === undefined) return null;
  return (
    <div className={styles['page']}>
      <redPacketInfoView.Provider actor={info}>
        <Packet />
        <RedPacketRules />
        <RedPacketPopup />
      </redPacketInfoView.Provider>
    </div>
  );
}

/** The packet with the remaining chances and the button. */
function Packet() {
  const fetched = redPacketInfoView.useActor();
  const failed = redPacketInfoView.use((snapshot) => snapshot.matches('failed'));
  const failure = redPacketInfoView.use(({ context }) => context.failure);
  const busy = redPacketView.use((snapshot) => snapshot.hasTag('busy'));
  return (
    <section aria-label="抢红包" className={styles['packet']}>
      <div className={`${styles['scene']} ${busy ? styles['opening'] : ''}`}>
        <img alt="" src={art('red-packet-large.svg')} />
      </div>
      {failed ? (
        <LoadFailed text={failure} onRetry={() => fetched.send({ type: 'retry' })} />
      ) : (
        <>
          <Counts />
          <Grab />
        </>
      )}
    </section>
  );
}

function Counts() {
  const fetched = redPacketInfoView.useActor();
  const info = redPacketInfoView.use(({ context }) => context.info);
  const loading = redPacketInfoView.use((snapshot) => snapshot.hasTag('loading'));
  return (
    <>
      <div className={styles['counts']} aria-busy={info === null || undefined}>
        <p>
          <span>剩余次数 </span>
          <Count value={info === null ? null : Math.max(0, info.chances)} />
        </p>
        <p>
          <span>已领取 </span>
          <Count value={info?.received ?? null} />
        </p>
      </div>
      <p className={styles['max']}>
        <span>{info === null ? '正在查询您的红包…' : `当前最多可抢 ${info.maxTimes} 次`}</span>
        <RefreshButton label="刷新次数" busy={loading} onPress={() => fetched.send({ type: 'refresh' })} />
      </p>
    </>
  );
}

/** The button; where a press would win nothing it is off, and the line below says why and until when. */
function Grab() {
  const page = redPacketView.useActor();
  const info = redPacketInfoView.use(({ context }) => context.info);
  const isAwaited = redPacketInfoView.use(({ context }) => context.seconds > 0);
  const isOver = redPacketInfoView.use(
    ({ context }) => context.info !== null && windowState(context.info.rules, context.info.at) === 'ended',
  );
  const busy = redPacketView.use((snapshot) => snapshot.hasTag('busy'));
  const isSpent = info !== null && info.chances <= 0;
  const note = useId();
  // not disabled: the popup that a press opens says the same in the document's words
  return (
    <>
      <Button
        block
        variant={isAwaited || isOver || isSpent ? 'secondary' : 'primary'}
        busy={busy}
        disabled={info === null}
        aria-describedby={note}
        onClick={() => page.send({ type: 'grab', at: knownServerNow() })}
      >
        立即抢
      </Button>
      <p id={note} className={styles['note']}>
        {isAwaited ? (
          <Countdown />
        ) : (
          <span>{isOver ? '本次活动已结束' : isSpent ? spentText(info) : ''}</span>
        )}
      </p>
    </>
  );
}

const spentText = ({ maxTimes }: RedPacketInfo) =>
  `${maxTimes > 0 ? '今日次数已用完' : '昨日存款未达标'}，${NEXT_CHANCES_TEXT}`;

function Count({ value }: { value: number | null }) {
  return value === null ? (
    <Skeleton width="0.6em" height="1em" className={styles['bone'] ?? ''} />
  ) : (
    <b translate="no">{value}</b>
  );
}
