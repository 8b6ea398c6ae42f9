import { useSystemActor, useSystemSelector } from '#lib/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Greeting.module.css';

/** The member's name, level and balance on the home page. */
export function MemberGreeting() {
  const session = useSystemActor('session');
  const user = useSystemSelector('session', ({ context }) => context.user);
  const failed = useSystemSelector('session', (snapshot) =>
    snapshot.matches({ member: { profile: 'failed' } }),
  );
  if (user === null && failed)
    return (
      <>
        <p className={styles['words']}>账户信息加载失败</p>
        <Button variant="secondary" onClick={() => session.send({ type: 'profile.refresh' })}>
          重试
        </Button>
      </>
    );
  if (user === null)
    return (
      <div aria-busy="true" className={styles['words']}>
        <Skeleton className={styles['bone'] ?? ''} />
      </div>
    );
  return (
    <>
      <div className={styles['words']}>
        <p className={styles['name']}>{user.username}</p>
        <p className={styles['vip']}>VIP{user.vip}</p>
      </div>
      <div className={styles['money']}>
        <p className={styles['hint']}>账户余额</p>
        <p className={styles['balance']}>{formatCny(user.balance)}</p>
      </div>
    </>
  );
}
