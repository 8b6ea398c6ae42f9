import { actorView } from '#hooks/actorView.tsx';
import { formatCny } from '#lib/money.ts';
import { isPositive } from '#machines/kit/money/amount.ts';
import { playedText } from '#machines/kit/protection/playTime.ts';
import type { realityCheckMachine } from '#machines/playerProtection/realityCheck.machine.ts';
import type { SessionMoney } from '#machines/playerProtection/sessionMoney.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './RealityCheckDialog.module.css';

/** Access to the actor of the reality check. */
export const realityCheckView = actorView<typeof realityCheckMachine>();

/** The time played and the totals of the records; stopping is the first action. */
export function RealityCheckDialog() {
  const check = realityCheckView.useActor();
  const shown = realityCheckView.use(({ context }) => context.shown);
  return (
    <AlertDialog
      open
      title="游戏提醒"
      actions={
        <>
          <Button onClick={() => check.send({ type: 'check.paused' })}>休息一下</Button>
          <Button variant="secondary" onClick={() => check.send({ type: 'check.continued' })}>
            继续
          </Button>
        </>
      }
    >
      <p>{`您本次登录已游戏 ${playedText(shown)}。`}</p>
      <Money />
    </AlertDialog>
  );
}

function Money() {
  const reading = realityCheckView.use((snapshot) => snapshot.matches({ member: { asking: 'reading' } }));
  const money = realityCheckView.use(({ context }) => context.answer?.money ?? null);
  if (reading)
    return (
      <div className={styles['reading']}>
        <Spinner />
      </div>
    );
  if (money === null) return <p>资金记录暂时无法读取，请稍后到资金明细查看。</p>;
  return <Figures money={money} />;
}

function Figures({ money: { deposited, depositing, withdrawn, winLoss } }: { money: SessionMoney }) {
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>存款</dt>
        <dd translate="no">{formatCny(deposited)}</dd>
      </div>
      {(depositing === null || isPositive(depositing)) && (
        <div>
          <dt>处理中的存款</dt>
          <dd translate="no">{formatCny(depositing)}</dd>
        </div>
      )}
      <div>
        <dt>取款</dt>
        <dd translate="no">{formatCny(withdrawn)}</dd>
      </div>
      <div>
        <dt>投注输赢</dt>
        <dd translate="no">{`${winLoss !== null && isPositive(winLoss) ? '+' : ''}${formatCny(winLoss)}`}</dd>
      </div>
    </dl>
  );
}
