import { useFlow, useFlowSelector } from '#hooks/flow.ts';
import { CHECK_MINUTES, DEFAULT_MINUTES } from '#machines/kit/protection/playTime.ts';
import { Card } from '#ui/Card.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import styles from './PlayerProtectionScreen.module.css';

/** The interval of the reminders in minutes of play, stored on this device. */
export function ReminderChoice() {
  const check = useFlow('realityCheck');
  const chosen = useFlowSelector('realityCheck', ({ context }) => context.minutes) ?? DEFAULT_MINUTES;
  return (
    <Card className={styles['section'] ?? ''}>
      <h2>游戏提醒</h2>
      <p className={styles['text']}>
        每玩这么久，告诉您已游戏的时间和本次登录的存款、取款与输赢。只在这台设备上生效。
      </p>
      <RadioGroup
        label="提醒间隔"
        labelHidden
        options={CHECK_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes}分钟` }))}
        value={String(chosen)}
        onChange={(next) => {
          const minutes = CHECK_MINUTES.find((choice) => String(choice) === next);
          if (minutes !== undefined) check.send({ type: 'minutes.chosen', minutes });
        }}
      />
    </Card>
  );
}
