import { useState } from 'react';
import { Link } from 'wouter';
import { NEXT_CHANCES_TEXT } from '#content/hongbao.ts';
import { knownServerNow } from '#lib/serverClock.ts';
import { shownAmount } from '#machines/kit/money/amount.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Countdown } from './Countdown.tsx';
import { redPacketInfoView, redPacketView } from './redPacketView.ts';
import styles from './RedPacketPopup.module.css';

/** The titles of the outcomes, which are states of the machine. */
const TITLES = {
  notStarted: '活动未开始',
  ended: '活动已结束',
  won: '恭喜中奖',
  notEnough: '温馨提示',
} as const;
/** The texts of the outcomes that have their own; the others show the result. */
const TEXTS: { readonly [Outcome in keyof typeof TITLES]?: string } = {
  notStarted: '活动尚未开始，敬请等待！',
  ended: '本次活动已结束，请等待下次活动！',
};
const OUTCOMES = ['notStarted', 'ended', 'won', 'notEnough'] as const;

/** The popup of the red packet, which exists once; closing it resets all its states (spec 1 §2). */
export function RedPacketPopup() {
  const page = redPacketView.useActor();
  const outcome = redPacketView.use((snapshot) =>
    OUTCOMES.find((name) => snapshot.matches({ opened: name })),
  );
  const result = redPacketView.use(({ context }) => context.result);
  // keep the last content rendered while the dialog fades out
  const [shown, setShown] = useState(outcome);
  if (outcome !== undefined && outcome !== shown) setShown(outcome);
  const isWin = shown === 'won';
  return (
    <Dialog
      open={outcome !== undefined}
      described
      readsFirst={shown !== 'notEnough'}
      title={shown === undefined ? '' : TITLES[shown]}
      onClose={() => page.send({ type: 'popup.closed' })}
      picture={isWin ? <OpenedPacket /> : <Icon name="packet" size={84} />}
      actions={
        isWin ? (
          <AfterWin />
        ) : (
          shown === 'notEnough' && (
            <Link href="/deposit" className={buttonClass('primary')}>
              立即充值
            </Link>
          )
        )
      }
    >
      <p className={isWin ? 'sr' : styles['text']}>{shown === undefined ? '' : (TEXTS[shown] ?? result)}</p>
      {isWin && <Prize />}
      {shown === 'notStarted' && <Wait />}
      {shown === 'notEnough' && <WhenNext />}
    </Dialog>
  );
}

/** The amount as large as it deserves, and where it is; a screen reader has the sentence before. */
function Prize() {
  const prize = redPacketView.use(({ context }) => context.prize);
  return (
    <>
      <p aria-hidden="true" className={styles['prize']}>
        <b translate="no">{shownAmount(prize)}</b>
        <span>元</span>
      </p>
      <p className={styles['where']}>已存入主账户</p>
    </>
  );
}

/** The next grab as long as there are chances, else the records. */
function AfterWin() {
  const page = redPacketView.useActor();
  const chances = redPacketView.use(({ context }) => context.info?.chances ?? 0);
  return chances > 0 ? (
    <Button onClick={() => page.send({ type: 'grab', at: knownServerNow() })}>
      {`再抢一次（剩 ${chances}）`}
    </Button>
  ) : (
    <Link href="/welfare" className={buttonClass('secondary')}>
      查看红包记录
    </Link>
  );
}

function Wait() {
  const isAwaited = redPacketInfoView.use(({ context }) => context.seconds > 0);
  return (
    isAwaited && (
      <p className={styles['text']}>
        <Countdown />
      </p>
    )
  );
}

/** When there are chances again, unless the server refused for another reason. */
function WhenNext() {
  const isSpent = redPacketView.use(({ context }) => context.info !== null && context.info.chances <= 0);
  return isSpent && <p className={styles['next']}>{NEXT_CHANCES_TEXT}</p>;
}

/** The packet as it opens: its flap turns up, and the note comes out. */
function OpenedPacket() {
  return (
    <div aria-hidden="true" className={styles['packet']}>
      <span className={styles['flap']} />
      <span className={styles['paper']} />
      <span className={styles['front']} />
      <span className={styles['seal']}>
        <Icon name="logo" size={24} />
      </span>
    </div>
  );
}
