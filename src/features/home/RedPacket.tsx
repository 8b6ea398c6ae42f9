import { Link } from 'wouter';
import { usePageActor, usePageSelector, useSystemSelector } from '#lib/actors.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Home } from './homePage.ts';
import styles from './RedPacket.module.css';

/** The floating way to the red packets, while they are open and until it is put away (spec 1 §2 Home). */
export function RedPacket() {
  const page = usePageActor<Home>();
  const open = useSystemSelector('site', ({ context }) => context.appInfo?.redPacketOpen === true);
  const offered = usePageSelector<Home, boolean>((snapshot) => snapshot.matches({ redPacket: 'offered' }));
  if (!open || !offered) return null;
  return (
    <div className={styles['column']}>
      <div className={styles['packet']}>
        <button
          type="button"
          aria-label="关闭红包"
          className={styles['close']}
          onClick={() => page.send({ type: 'redPacket.closed' })}
        >
          <Icon name="close" size={18} />
        </button>
        <Link href="/hongbao" aria-label="抢红包" className={styles['link']}>
          <Icon name="packet" size={77} className={styles['picture']} />
        </Link>
      </div>
    </div>
  );
}
