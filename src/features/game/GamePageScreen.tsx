import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import type { launchMachine } from '#machines/game/launch.machine.ts';
import type { launchQueueMachine } from '#machines/game/launchQueue.machine.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { LaunchWheel } from './LaunchWheel.tsx';
import styles from './GamePageScreen.module.css';

type Launch = typeof launchMachine;
type LaunchQueueRef = ActorRefFrom<typeof launchQueueMachine>;

/** What is told while something is under way, with a word of comfort below it. */
interface Wait {
  text: string;
  hint: string;
}

const WAITS = {
  entering: { text: '正在进入游戏…', hint: '正在为您连接游戏大厅' },
  busy: { text: '当前排队人数较多，请耐心等待…', hint: '轮到您时会自动进入，无需重复点击' },
  login: { text: '请先登录', hint: '正在前往登录页…' },
  agent: { text: '正在打开代理登录…', hint: '请稍候' },
  service: { text: '正在连接在线客服…', hint: '请稍候' },
  opened: { text: '正在打开游戏…', hint: '如长时间没有反应，请返回后重新进入' },
} as const satisfies Record<string, Wait>;

function useWait(): Wait {
  const queue = usePageSelector<Launch, LaunchQueueRef | undefined>(
    ({ children }) => children.launchQueue as LaunchQueueRef | undefined,
  );
  const busy = useSelector(queue, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const stage = usePageSelector<Launch, keyof typeof WAITS>((snapshot) => {
    if (snapshot.matches('loginNeeded')) return 'login';
    if (snapshot.matches('askingAgentUrl')) return 'agent';
    if (snapshot.matches('askingServiceUrl')) return 'service';
    return snapshot.matches('opened') ? 'opened' : 'entering';
  });
  return WAITS[stage === 'entering' && busy ? 'busy' : stage];
}

/** The way into a game (spec 1 §2, §4): where it stands, why it failed, and always a way home. */
export function GamePageScreen() {
  const page = usePageActor<Launch>();
  const failure = usePageSelector<Launch, string | null>((snapshot) =>
    snapshot.matches('failed') ? snapshot.context.failure : null,
  );
  const wait = useWait();
  const failed = failure !== null;
  return (
    <div className={styles['page']}>
      <LaunchWheel failed={failed} />
      <div className={styles['words']} aria-live="polite">
        <p className={styles['text']}>{failure ?? wait.text}</p>
        <p className={styles['hint']}>{failed ? '请重试，或返回首页选择其他游戏' : wait.hint}</p>
      </div>
      <div className={styles['ways']}>
        {failed && (
          <Button block onClick={() => page.send({ type: 'retry' })}>
            重试
          </Button>
        )}
        <Link href="/" className={buttonClass(failed ? 'secondary' : 'ghost', true)}>
          返回首页
        </Link>
      </div>
    </div>
  );
}
