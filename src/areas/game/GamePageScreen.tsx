import { Link } from 'wouter';
import { exclusionText } from '#machines/kit/protection/protection.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { LaunchWheel } from './LaunchWheel.tsx';
import { launchQueueView, launchView } from './launchView.ts';
import styles from './GamePageScreen.module.css';

/** The text for a pending step, with a reassuring hint below it. */
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

const ADDRESS_WAITS = { game: WAITS.entering, agent: WAITS.agent, service: WAITS.service };

/** The text for the pending step; in the queue it depends on the state of the queue's actor. */
function Waiting() {
  const queue = launchView.use(({ children }) => children.launchQueue);
  const wait = launchView.use((snapshot) => {
    if (snapshot.matches('loginNeeded')) return WAITS.login;
    return snapshot.matches('opened') ? WAITS.opened : ADDRESS_WAITS[snapshot.context.purpose];
  });
  if (queue === undefined) return <Words {...wait} />;
  return (
    <launchQueueView.Provider actor={queue}>
      <Queueing />
    </launchQueueView.Provider>
  );
}

function Queueing() {
  const busy = launchQueueView.use((snapshot) => snapshot.hasTag('busy'));
  return <Words {...WAITS[busy ? 'busy' : 'entering']} />;
}

function Words({ text, hint }: Wait) {
  return (
    <>
      <p className={styles['text']}>{text}</p>
      <p className={styles['hint']}>{hint}</p>
    </>
  );
}

/** The launch of a game (spec 1 §2, §4): its progress or the reason of its failure, and always a link home. */
export function GamePageScreen() {
  const page = launchView.useActor();
  const failed = launchView.use((snapshot) => snapshot.matches('failed'));
  const failure = launchView.use(({ context }) => context.failure);
  const exclusion = launchView.use(({ context }) => context.exclusion);
  const purpose = launchView.use(({ context }) => context.purpose);
  const hint = purpose === 'game' ? '请重试，或返回首页选择其他游戏' : '请重试，或返回首页';
  return (
    <div className={styles['page']}>
      <LaunchWheel failed={failed} purpose={purpose} />
      <div className={styles['words']} aria-live="polite">
        {!failed && <Waiting />}
        {failed && exclusion === null && <Words text={failure} hint={hint} />}
        {failed && exclusion !== null && <Words text={exclusionText(exclusion)} hint="详情请看理性娱乐" />}
      </div>
      <div className={styles['ways']}>
        {failed && exclusion !== null && (
          <Link href="/protection" className={buttonClass('primary', true)}>
            理性娱乐
          </Link>
        )}
        {failed && exclusion === null && (
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
