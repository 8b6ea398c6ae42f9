import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { PageProvider, usePageActor, usePageSelector } from '#lib/actors.tsx';
import { useUnsettled } from '#lib/unsettled.ts';
import { recordsPath } from '#machines/assets/recordTabs.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import {
  DRAW_NETWORK_TEXT,
  type RedPacketChances,
  type RedPacketListRef,
  type welfareMachine,
} from '#machines/welfare/welfare.machine.ts';
import type { ClaimMachine, ClaimRef } from '#machines/submission/claim.machine.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';
import { RedPackets } from './RedPackets.tsx';
import styles from './WelfareScreen.module.css';

type Welfare = typeof welfareMachine;
type ChancesRef = ResourceRef<RedPacketChances>;

/** The welfare page (spec 2 §2): what may be drawn and has been, and the red packets so far. */
export function WelfareScreen() {
  const chancesRef = usePageSelector<Welfare, ChancesRef | undefined>(({ children }) => children.chances);
  const chances = useSelector(chancesRef, (snapshot) => snapshot?.context.data ?? null);
  const failed = useSelector(chancesRef, (snapshot) => snapshot?.matches('failed') ?? false);
  const draw = usePageSelector<Welfare, ClaimRef | undefined>(({ children }) => children.draw);
  const list = usePageSelector<Welfare, RedPacketListRef | undefined>(({ children }) => children.list);
  return (
    <div className={styles['page']}>
      {failed ? (
        <LoadFailed onRetry={() => chancesRef?.send({ type: 'retry' })} />
      ) : (
        <section
          aria-label="红包次数"
          aria-busy={chances === null || undefined}
          className={styles['chances']}
        >
          <p className={styles['figures']}>
            {chances === null ? (
              <Skeleton width="180px" height="24px" />
            ) : (
              <>
                <span>剩余次数 {chances.remaining}</span>
                <span>已领取 {chances.received}</span>
              </>
            )}
          </p>
          {draw !== undefined && (
            <PageProvider page={draw}>
              <Draw remaining={chances?.remaining ?? null} />
            </PageProvider>
          )}
        </section>
      )}
      <h2 className={styles['title']}>红包记录</h2>
      {list !== undefined && (
        <PageProvider page={list}>
          <RedPackets />
        </PageProvider>
      )}
    </div>
  );
}

/** The draw beside the way to the grab (D42). */
function Draw({ remaining }: { remaining: number | null }) {
  const page = usePageActor<ClaimMachine>();
  const busy = usePageSelector<ClaimMachine, boolean>((snapshot) => snapshot.hasTag('busy'));
  const { unsettled, notice } = useUnsettled();
  if (unsettled)
    return (
      <UnsettledNotice
        {...notice}
        text={DRAW_NETWORK_TEXT}
        recordHref={recordsPath('7')}
        recordName="查看彩金记录"
      />
    );
  return (
    <div className={styles['ways']}>
      <Button
        busy={busy}
        disabled={remaining === null}
        onClick={() => page.send({ type: 'claim', available: String(remaining ?? 0) })}
      >
        立即领取
      </Button>
      <Link href="/hongbao" className={buttonClass('secondary')}>
        抢红包
      </Link>
    </div>
  );
}
