import { useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '#ui/buttonClass.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { redPacketView } from './redPacketView.ts';
import styles from './RedPacketPopup.module.css';

/** The titles of the outcomes, which are states of the machine. */
const TITLES = {
  notStarted: '活动未开始',
  ended: '活动已结束',
  won: '恭喜中奖',
  notEnough: '温馨提示',
} as const;
/** The texts of the outcomes that have their own; the others show the result. */
const TEXTS: { readonly [Outcome in keyof typeof TITLES]?: string } = {
  notStarted: '活动尚未开始，敬请等待！',
  ended: '本次活动已结束，请等待下次活动！',
};
const OUTCOMES = ['notStarted', 'ended', 'won', 'notEnough'] as const;

/** The popup of the red packet, which exists once; closing it resets all its states (spec 1 §2). */
export function RedPacketPopup() {
  const page = redPacketView.useActor();
  const outcome = redPacketView.use((snapshot) =>
    OUTCOMES.find((name) => snapshot.matches({ opened: name })),
  );
  const result = redPacketView.use(({ context }) => context.result);
  // keep the last content rendered while the dialog fades out
  const [shown, setShown] = useState(outcome);
  if (outcome !== undefined && outcome !== shown) setShown(outcome);
  return (
    <Dialog
      open={outcome !== undefined}
      described
      readsFirst={shown !== 'notEnough'}
      title={shown === undefined ? '' : TITLES[shown]}
      onClose={() => page.send({ type: 'popup.closed' })}
      picture={<Icon name="packet" size={84} />}
      actions={
        shown === 'notEnough' && (
          <Link href="/deposit" className={buttonClass('primary')}>
            立即充值
          </Link>
        )
      }
    >
      <p className={`${styles['text']} ${shown === 'won' ? styles['won'] : ''}`}>
        {shown === undefined ? '' : (TEXTS[shown] ?? result)}
      </p>
    </Dialog>
  );
}
