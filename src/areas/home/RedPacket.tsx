import { Link } from 'wouter';
import { useSystemSelector } from '#hooks/actors.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './RedPacket.module.css';
import { homeView } from './homeView.ts';

/** The floating link to the red packets, if the operator shows it, and until it is dismissed (spec 1 §2 Home). */
export function RedPacket() {
  const page = homeView.useActor();
  const open = useSystemSelector('site', ({ context }) => context.appInfo?.redPacketIcon === true);
  const offered = homeView.use((snapshot) => snapshot.matches({ redPacket: 'offered' }));
  if (!open || !offered) return null;
  return (
    <div className={styles['column']}>
      <Link href="/hongbao" aria-label="抢红包" className={styles['link']}>
        <Icon name="packet" size={42} className={styles['picture']} />
      </Link>
      <button
        type="button"
        aria-label="关闭红包"
        className={styles['close']}
        onClick={() => page.send({ type: 'redPacket.closed' })}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
