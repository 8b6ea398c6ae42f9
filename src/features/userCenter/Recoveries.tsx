import { useSelector } from '@xstate/react';
import { usePageSelector } from '#lib/actors.tsx';
import type { UserCenterFlows, userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Recoveries.module.css';

/** The ways of the money back from games and lottery into the main wallet (spec 2 §2). */
export function Recoveries() {
  const games = usePageSelector<typeof userCenterMachine, UserCenterFlows['games']>(
    ({ context }) => context.flows.games,
  );
  const lottery = usePageSelector<typeof userCenterMachine, UserCenterFlows['lottery']>(
    ({ context }) => context.flows.lottery,
  );
  const gamesBusy = useSelector(games, (snapshot) => snapshot.hasTag('busy'));
  const lotteryBusy = useSelector(lottery, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles['ways']}>
      <Button variant="secondary" busy={gamesBusy} onClick={() => games.send({ type: 'recover' })}>
        游戏下分
      </Button>
      <Button variant="secondary" busy={lotteryBusy} onClick={() => lottery.send({ type: 'transfer' })}>
        彩票下分
      </Button>
    </div>
  );
}
