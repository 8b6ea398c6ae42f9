import { useSystemSelector } from '#hooks/actors.tsx';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { art } from '#ui/art.ts';
import { OutsideImage } from '#ui/OutsideImage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './Profile.module.css';

/** The highest level with its own badge; higher levels use it too. */
const TOP_BADGE = 10;

/** The member's picture, name and VIP level. */
export function Profile() {
  const username = useSystemSelector('session', ({ context }) => context.user?.username);
  const failed = useSystemSelector('session', (snapshot) =>
    snapshot.matches({ member: { profile: 'failed' } }),
  );
  const vip = useSystemSelector('session', ({ context }) => context.user?.vip ?? 0);
  return (
    <div className={styles['profile']}>
      <Avatar />
      {username === undefined && !failed ? (
        <div className={styles['who']}>
          <Skeleton width="112px" height="26px" />
          <Skeleton width="76px" height="26px" className={styles['gap'] ?? ''} />
        </div>
      ) : (
        <div className={styles['who']}>
          <p translate="no" className={styles['name']}>
            {username ?? '—'}
          </p>
          {username !== undefined && <Level vip={vip} />}
        </div>
      )}
    </div>
  );
}

/** The VIP level with the server's icon, or the built-in badge (spec 2 §2). */
function Level({ vip }: { vip: number }) {
  const icon = useSystemSelector('session', ({ context }) => context.user?.vipname ?? '');
  return (
    <p className={styles['level']}>
      <OutsideImage
        address={pictureUrl(icon)}
        fallback={art(`vip/vip-${Math.min(Math.max(vip, 0), TOP_BADGE)}.svg`)}
        width="34"
        height="34"
      />
      <span translate="no">{`VIP${vip}`}</span>
    </p>
  );
}
