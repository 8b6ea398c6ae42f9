import { countdownText } from '#machines/redPacket/redPacketWindow.ts';
import { redPacketInfoView } from './redPacketView.ts';
import styles from './Countdown.module.css';

/** The time until the activity begins; it is read on request, not each second. */
export function Countdown() {
  const seconds = redPacketInfoView.use(({ context }) => context.seconds);
  return (
    <span role="timer" className={styles['countdown']}>
      <span>距活动开始 </span>
      <b translate="no">{countdownText(seconds)}</b>
    </span>
  );
}
