import { Link } from 'wouter';
import { GAME_SHELL_FAILED_TEXT } from '#machines/gameShell/gameShell.machine.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FrameRoom } from '#ui/FrameRoom.tsx';
import { OutsideFrame } from '#ui/OutsideFrame.tsx';
import styles from './GameShellScreen.module.css';
import { gameShellView } from './gameShellView.ts';

/** A frame with the game whose address is in the query (spec 1 §2 /game-shell). */
export function GameShellScreen() {
  const page = gameShellView.useActor();
  const address = gameShellView.use(({ context }) => context.address);
  const failed = gameShellView.use((snapshot) => snapshot.matches('failed'));
  const mayRetry = gameShellView.use((snapshot) => snapshot.can({ type: 'retry' }));
  return (
    <FrameRoom>
      {failed ? (
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
            </div>
          }
        />
      ) : (
        address !== null && (
          <OutsideFrame title="游戏" address={address} onArrive={() => page.send({ type: 'frame.loaded' })} />
        )
      )}
    </FrameRoom>
  );
}
