import { useSystemActor, useSystemSelector } from '#hooks/actors.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Profile } from './Profile.tsx';
import { Services } from './Services.tsx';
import { UploadNotice } from './UploadNotice.tsx';
import styles from './UserCenterScreen.module.css';
import { VipBar } from './VipBar.tsx';
import { Wallet } from './Wallet.tsx';

/** The member's page (spec 2 §2): profile, wallet, and links to everything else. */
export function UserCenterScreen() {
  const session = useSystemActor('session');
  const known = useSystemSelector('session', ({ context }) => context.user !== null);
  const failed = useSystemSelector('session', (snapshot) =>
    snapshot.matches({ member: { profile: 'failed' } }),
  );
  const leaving = useSystemSelector('session', (snapshot) => snapshot.matches('loggingOut'));
  return (
    <div className={styles['page']}>
      {failed && <FailedNotice onRetry={() => session.send({ type: 'profile.refresh' })} />}
      <div aria-busy={(!known && !failed) || undefined}>
        <Profile />
        <UploadNotice />
        <VipBar />
        <Wallet />
      </div>
      <Services />
      <Button
        variant="secondary"
        block
        busy={leaving}
        className={styles['logout']}
        onClick={() => session.send({ type: 'logout.requested' })}
      >
        <Icon name="logout" size={20} />
        <span>退出登录</span>
      </Button>
    </div>
  );
}

/** A notice that the profile is missing or outdated; the previous data stays visible (D45). */
function FailedNotice({ onRetry }: { onRetry: () => void }) {
  const failure = useSystemSelector('session', ({ context }) => context.failure);
  return (
    <div className={styles['failed']}>
      <Icon name="warning" size={20} />
      <p>{failure}</p>
      <Button variant="ghost" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
