import { useId } from 'react';
import { Link } from 'wouter';
import { NEXT_CHANCES_TEXT } from '#content/hongbao.ts';
import { useSubmissionNotice } from '#hooks/submissionNotice.ts';
import { recordsPath } from '#machines/kit/money/recordTabs.ts';
import { DRAW_NETWORK_TEXT } from '#machines/welfare/welfare.machine.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Refusal } from '#ui/Refusal.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';
import { RedPackets } from './RedPackets.tsx';
import { chancesView, welfareGrabView, redPacketsView, welfareView } from './welfareView.ts';
import styles from './WelfareScreen.module.css';

/** The welfare page (spec 2 §2): remaining and used chances, and the list of red packets. */
export function WelfareScreen() {
  const chances = welfareView.use(({ children }) => children.chances);
  const list = welfareView.use(({ children }) => children.list);
  return (
    <div className={styles['page']}>
      {chances !== undefined && (
        <chancesView.Provider actor={chances}>
          <Chances />
        </chancesView.Provider>
      )}
      <h2 className={styles['title']}>红包记录</h2>
      {list !== undefined && (
        <redPacketsView.Provider actor={list}>
          <RedPackets />
        </redPacketsView.Provider>
      )}
    </div>
  );
}

function Chances() {
  const actor = chancesView.useActor();
  const chances = chancesView.use(({ context }) => context.data);
  const failed = chancesView.use((snapshot) => snapshot.matches('failed'));
  const failure = chancesView.use(({ context }) => context.failure);
  if (failed) return <LoadFailed text={failure} onRetry={() => actor.send({ type: 'retry' })} />;
  return (
    <section aria-label="红包次数" aria-busy={chances === null || undefined} className={styles['chances']}>
      <p className={styles['figures']}>
        {chances === null ? (
          <Skeleton width="180px" height="24px" />
        ) : (
          <>
            <span>
              <span>剩余次数 </span>
              <span translate="no">{chances.remaining}</span>
            </span>
            <span>
              <span>已领取 </span>
              <span translate="no">{chances.received}</span>
            </span>
          </>
        )}
      </p>
      <GrabPart remaining={chances?.remaining ?? null} />
    </section>
  );
}

/** The draw, or a retry after its machine crashed. */
function GrabPart({ remaining }: { remaining: number | null }) {
  const page = welfareView.useActor();
  const crashed = welfareView.use((snapshot) => snapshot.matches('crashed'));
  const grab = welfareView.use(({ children }) => children.grab);
  if (crashed)
    return <LoadFailed text="红包领取出错了，请重试" onRetry={() => page.send({ type: 'grab.retry' })} />;
  return grab === undefined ? null : (
    <welfareGrabView.Provider actor={grab}>
      <Grab remaining={remaining} />
    </welfareGrabView.Provider>
  );
}

/** The draw of this page, beside the link to the one on /hongbao (D42). */
function Grab({ remaining }: { remaining: number | null }) {
  const grab = welfareGrabView.useActor();
  const busy = welfareGrabView.use((snapshot) => snapshot.hasTag('busy'));
  const unsettled = welfareGrabView.use((snapshot) => snapshot.matches({ submitting: 'unsettled' }));
  const refusal = welfareGrabView.use(({ context }) => context.refusal);
  const words = useId();
  const note = useId();
  if (unsettled) return <UnknownGrab />;
  const isSpent = remaining !== null && remaining <= 0;
  return (
    <>
      <Refusal id={words} refused={refusal} />
      <div className={styles['ways']}>
        <Button
          variant={isSpent ? 'secondary' : 'primary'}
          aria-describedby={refusal === null ? note : words}
          busy={busy}
          disabled={remaining === null}
          onClick={() => grab.send({ type: 'claim', available: String(remaining ?? 0) })}
        >
          立即领取
        </Button>
        <Link href="/hongbao" className={buttonClass('secondary')}>
          抢红包
        </Link>
      </div>
      <p id={note} className={styles['note']}>
        {isSpent ? NEXT_CHANCES_TEXT : ''}
      </p>
    </>
  );
}

function UnknownGrab() {
  const notice = useSubmissionNotice(welfareGrabView.use(({ children }) => children.submission));
  return <UnsettledNotice {...notice} text={DRAW_NETWORK_TEXT} recordHref={recordsPath('7')} />;
}
