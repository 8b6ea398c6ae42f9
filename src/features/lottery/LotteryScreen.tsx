import { Link } from 'wouter';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { LOTTERY_LOGIN_TEXT, LOTTERY_STARTING_TEXT } from '#machines/lottery/lotteryEntry.ts';
import type { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { frameSandbox } from '#machines/root/foreignUrl.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { FrameRoom } from '#ui/FrameRoom.tsx';
import { Icon } from '#ui/Icon.tsx';
import { OutsideFrame } from '#ui/OutsideFrame.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LotteryWallet } from './LotteryWallet.tsx';
import styles from './LotteryScreen.module.css';

type Launch = typeof lotteryLaunchMachine;

/** A lottery in a frame with its wallet above it, or why it is not there yet (spec 1 §2 /LotteryGamePage). */
export function LotteryScreen() {
  const playing = usePageSelector<Launch, boolean>((snapshot) => snapshot.matches('playing'));
  const url = usePageSelector<Launch, string>(({ context }) => context.url);
  return (
    <FrameRoom>
      {playing ? (
        <>
          <LotteryWallet />
          <OutsideFrame title="彩票游戏" address={url} sandbox={frameSandbox(url, window.location.origin)} />
        </>
      ) : (
        <Waiting />
      )}
    </FrameRoom>
  );
}

/** What stands in the game's place, and always a way home. */
function Waiting() {
  const page = usePageActor<Launch>();
  const failure = usePageSelector<Launch, string | null>((snapshot) => {
    if (snapshot.matches('failed')) return snapshot.context.failure;
    return snapshot.matches({ waitingForToken: 'starting' }) ? LOTTERY_STARTING_TEXT : null;
  });
  const text = usePageSelector<Launch, string>((snapshot) =>
    snapshot.matches('loginNeeded') ? LOTTERY_LOGIN_TEXT : '正在进入彩票游戏…',
  );
  return (
    <div className={styles['words']} aria-live="polite">
      {failure === null ? <Spinner /> : <Icon name="lottery" size={56} />}
      <p className={styles['text']}>{failure ?? text}</p>
      {failure !== null && (
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
