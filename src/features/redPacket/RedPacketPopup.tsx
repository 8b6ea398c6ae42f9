import { useState } from 'react';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { winText } from '#machines/redPacket/grab.ts';
import type { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './RedPacketPopup.module.css';

type RedPacket = typeof redPacketMachine;
const POPUPS = ['notStarted', 'ended', 'won', 'notEnough'] as const;
type Popup = 'none' | (typeof POPUPS)[number];

const TITLES: Record<Popup, string> = {
  none: '',
  notStarted: '活动未开始',
  ended: '活动已结束',
  won: '恭喜中奖',
  notEnough: '温馨提示',
};

interface Shown {
  popup: Popup;
  prize: string;
  message: string;
}

/** The one popup of the red packet; closing it resets them all (spec 1 §2). */
export function RedPacketPopup() {
  const page = usePageActor<RedPacket>();
  const popup = usePageSelector(popupOf);
  const prize = usePageSelector<RedPacket, string>(({ context }) => context.prize);
  const message = usePageSelector<RedPacket, string>(({ context }) => context.message);
  // what was shown last stays in sight while the dialog fades
  const [shown, setShown] = useState<Shown>({ popup, prize, message });
  if (popup !== 'none' && (popup !== shown.popup || prize !== shown.prize || message !== shown.message))
    setShown({ popup, prize, message });
  return (
    <Dialog
      open={popup !== 'none'}
      title={TITLES[shown.popup]}
      onClose={() => page.send({ type: 'popup.closed' })}
      picture={<Icon name="packet" size={84} />}
      actions={
        shown.popup === 'notEnough' && (
          <Link href="/deposit" className={buttonClass('primary')}>
            立即充值
          </Link>
        )
      }
    >
      <p className={`${styles['text']} ${shown.popup === 'won' ? styles['won'] : ''}`}>{textOf(shown)}</p>
    </Dialog>
  );
}

function textOf({ popup, prize, message }: Shown): string {
  switch (popup) {
    case 'notStarted':
      return '活动尚未开始，敬请等待！';
    case 'ended':
      return '本次活动已结束，请等待下次活动！';
    case 'won':
      return winText(prize);
    case 'notEnough':
    case 'none':
      return message;
  }
}

function popupOf(snapshot: SnapshotFrom<RedPacket>): Popup {
  const popup = POPUPS.find((name) => snapshot.matches({ opened: { grab: name } }));
  return popup ?? 'none';
}
