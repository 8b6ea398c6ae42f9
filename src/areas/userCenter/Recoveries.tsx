import { useSelector } from '@xstate/react';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { SubmissionButton } from '#ui/SubmissionButton.tsx';
import { userCenterView } from './userCenterView.ts';
import styles from './Recoveries.module.css';

/** The buttons that transfer money from games and lottery back to the main wallet (spec 2 §2). */
export function Recoveries() {
  return (
    <div className={styles['ways']}>
      <GamesRecovery />
      <LotteryRecovery />
    </div>
  );
}

function GamesRecovery() {
  const page = userCenterView.useActor();
  const games = userCenterView.use(({ children }) => children.games);
  const crashed = userCenterView.use((snapshot) => snapshot.matches({ games: 'crashed' }));
  const busy = useSelector(games, (snapshot) => snapshot?.hasTag('busy') === true);
  const refusal = useSelector(games, (snapshot) => snapshot?.context.refusal ?? null);
  if (crashed)
    return <LoadFailed text="游戏下分出错了，请重试" onRetry={() => page.send({ type: 'games.retried' })} />;
  return (
    <div>
      <SubmissionButton
        variant="secondary"
        refused={refusal}
        busy={busy}
        onClick={() => games?.send({ type: 'recover' })}
      >
        游戏下分
      </SubmissionButton>
    </div>
  );
}

function LotteryRecovery() {
  const page = userCenterView.useActor();
  const lottery = userCenterView.use(({ children }) => children.lottery);
  const crashed = userCenterView.use((snapshot) => snapshot.matches({ lottery: 'crashed' }));
  const busy = useSelector(lottery, (snapshot) => snapshot?.hasTag('busy') === true);
  const refusal = useSelector(lottery, (snapshot) => snapshot?.context.refusal ?? null);
  if (crashed)
    return (
      <LoadFailed text="彩票下分出错了，请重试" onRetry={() => page.send({ type: 'lottery.retried' })} />
    );
  return (
    <div>
      <SubmissionButton
        variant="secondary"
        refused={refusal}
        busy={busy}
        onClick={() => lottery?.send({ type: 'transfer' })}
      >
        彩票下分
      </SubmissionButton>
    </div>
  );
}
