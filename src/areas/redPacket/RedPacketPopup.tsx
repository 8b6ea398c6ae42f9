import { useState } from 'react';
import { Link } from 'wouter';
import { resultText, type RedPacketPopup as Popup } from '#machines/redPacket/redPacketPopup.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { redPacketView } from './redPacketView.ts';
import styles from './RedPacketPopup.module.css';

const TITLES: Record<Popup['name'], string> = {
  notStarted: '活动未开始',
  ended: '活动已结束',
  won: '恭喜中奖',
  notEnough: '温馨提示',
};

/** The popup of the red packet, which exists once; closing it resets all its states (spec 1 §2). */
export function RedPacketPopup() {
  const page = redPacketView.useActor();
  const popup = redPacketView.use(({ context }) => context.popup);
  // keep the last content rendered while the dialog fades out
  const [shown, setShown] = useState(popup);
  if (popup !== null && popup !== shown) setShown(popup);
  return (
    <Dialog
      open={popup !== null}
      described
      readsFirst={shown?.name !== 'notEnough'}
      title={shown === null ? '' : TITLES[shown.name]}
      onClose={() => page.send({ type: 'popup.closed' })}
      picture={<Icon name="packet" size={84} />}
      actions={
        shown?.name === 'notEnough' && (
          <Link href="/deposit" className={buttonClass('primary')}>
            立即充值
          </Link>
        )
      }
    >
      <p className={`${styles['text']} ${shown?.name === 'won' ? styles['won'] : ''}`}>
        {shown === null ? '' : textOf(shown)}
      </p>
    </Dialog>
  );
}

function textOf(popup: Popup): string {
  switch (popup.name) {
    case 'notStarted':
      return '活动尚未开始，敬请等待！';
    case 'ended':
      return '本次活动已结束，请等待下次活动！';
    case 'won':
    case 'notEnough':
      return resultText(popup);
  }
}
