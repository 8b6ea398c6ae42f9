import { Link } from 'wouter';
import { LOTTERY_LOGIN_TEXT, LOTTERY_STARTING_TEXT } from '#machines/kit/games/lotteryEntry.ts';
import { exclusionText } from '#machines/kit/protection/protection.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { FrameRoom } from '#ui/FrameRoom.tsx';
import { Icon } from '#ui/Icon.tsx';
import { OutsideFrame } from '#ui/OutsideFrame.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LotteryWallet } from './LotteryWallet.tsx';
import { lotteryView } from './lotteryView.ts';
import styles from './LotteryScreen.module.css';

/** A lottery in a frame with its wallet above it, or its launch state (spec 1 §2 /LotteryGamePage). */
export function LotteryScreen() {
  const playing = lotteryView.use((snapshot) => snapshot.matches('playing'));
  const url = lotteryView.use(({ context }) => context.url);
  return (
    <FrameRoom>
      {playing ? (
        <>
          <LotteryWallet />
          <OutsideFrame title="彩票游戏" address={url} />
        </>
      ) : (
        <Waiting />
      )}
    </FrameRoom>
  );
}

/** The launch state, rendered instead of the game, with a link home. */
function Waiting() {
  const page = lotteryView.useActor();
  const failure = lotteryView.use((snapshot) => {
    if (snapshot.matches('failed')) return snapshot.context.failure;
    return snapshot.matches({ waitingForToken: 'starting' }) ? LOTTERY_STARTING_TEXT : null;
  });
  const exclusion = lotteryView.use((snapshot) =>
    snapshot.matches('failed') ? snapshot.context.exclusion : null,
  );
  const text = lotteryView.use((snapshot) =>
    snapshot.matches('loginNeeded') ? LOTTERY_LOGIN_TEXT : '正在进入彩票游戏…',
  );
  return (
    <div className={styles['words']} aria-live="polite" data-waiting={failure === null || undefined}>
      {failure === null ? <Spinner /> : <Icon name="lottery" size={56} />}
      <p className={styles['text']}>{exclusion === null ? (failure ?? text) : exclusionText(exclusion)}</p>
      {exclusion !== null && (
        <Link href="/protection" className={buttonClass('primary', true)}>
          理性娱乐
        </Link>
      )}
      {failure !== null && exclusion === null && (
        <Button block onClick={() => page.send({ type: 'retry' })}>
          重试
        </Button>
      )}
      <Link href="/" className={buttonClass(failure === null ? 'ghost' : 'secondary', true)}>
        返回首页
      </Link>
    </div>
  );
}
