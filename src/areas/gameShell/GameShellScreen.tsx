import { Link } from 'wouter';
import { GAME_SHELL_FAILED_TEXT } from '#machines/gameShell/gameShell.machine.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FrameRoom } from '#ui/FrameRoom.tsx';
import { Icon } from '#ui/Icon.tsx';
import { OutsideFrame } from '#ui/OutsideFrame.tsx';
import styles from './GameShellScreen.module.css';
import { gameShellView } from './gameShellView.ts';

/**
 * A frame with the game whose address is in the query (spec 1 §2 /game-shell), below the host of what it shows and a
 * way home; before it, the question of an address that came by a link alone (D69).
 */
export function GameShellScreen() {
  const failed = gameShellView.use((snapshot) => snapshot.matches('failed'));
  const asking = gameShellView.use((snapshot) => snapshot.matches('asking'));
  const address = gameShellView.use(({ context }) => context.address);
  return (
    <FrameRoom>
      {failed ? <Failed /> : asking ? <Question /> : address !== null && <Game address={address} />}
    </FrameRoom>
  );
}

function Failed() {
  const page = gameShellView.useActor();
  const address = gameShellView.use(({ context }) => context.address);
  const mayRetry = gameShellView.use((snapshot) => snapshot.can({ type: 'retry' }));
  return (
    <EmptyState
      scene="error"
      text={GAME_SHELL_FAILED_TEXT}
      action={
        <div className={styles['ways']}>
          {mayRetry && (
            <Button block onClick={() => page.send({ type: 'retry' })}>
              重试
            </Button>
          )}
          <Link href="/" className={buttonClass(mayRetry ? 'secondary' : 'primary', true)}>
            返回首页
          </Link>
          {address !== null && (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('ghost', true)}
            >
              在新窗口打开
            </a>
          )}
        </div>
      }
    />
  );
}

function Question() {
  const page = gameShellView.useActor();
  const host = gameShellView.use(({ context }) => context.host);
  return (
    <div className={styles['question']}>
      <Icon name="info" size={56} />
      <p className={styles['opening']}>
        <span>即将打开 </span>
        <bdi translate="no">{host}</bdi>
      </p>
      <p className={styles['hint']}>该地址来自外部链接，请确认后再继续。</p>
      <div className={styles['ways']}>
        <Button block onClick={() => page.send({ type: 'agree' })}>
          继续打开
        </Button>
        <Link href="/" className={buttonClass('secondary', true)}>
          返回首页
        </Link>
      </div>
    </div>
  );
}

function Game({ address }: { address: string }) {
  const page = gameShellView.useActor();
  const host = gameShellView.use(({ context }) => context.host);
  return (
    <>
      <div className={styles['bar']}>
        <p className={styles['host']}>
          <span className={styles['label']}>游戏来源</span>
          <bdi translate="no">{host}</bdi>
        </p>
        <Link href="/" className={buttonClass('secondary')}>
          返回首页
        </Link>
      </div>
      <OutsideFrame
        // another game gets a frame of its own, because a new address in the old one would be a step for Back
        key={address}
        title="游戏"
        address={address}
        onArrive={() => page.send({ type: 'frame.loaded' })}
        onFail={() => page.send({ type: 'frame.failed' })}
      />
    </>
  );
}
