import type { ActorRefFrom } from 'xstate';
import { useSystemActor, useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import type { rootMachine } from '#machines/app/root.machine.ts';
import { useRoot } from '#hooks/actors.tsx';
import styles from './Greeting.module.css';
import { Missing, Waiting } from './GreetingInstead.tsx';
import { OLD_BALANCE } from './oldBalance.ts';

/** The member's name, level and balance on the home page. */
export function MemberGreeting() {
  const session = useSystemActor('session');
  const user = useSystemSelector('session', ({ context }) => context.user);
  // the user from the start snapshot is that of the last visit; a response or poll replaces the object
  const { start } = (useRoot() as ActorRefFrom<typeof rootMachine>).getSnapshot().context;
  const isOld = user === start.user;
  const failed = useSystemSelector('session', (snapshot) =>
    snapshot.matches({ member: { profile: 'failed' } }),
  );
  const failure = useSystemSelector('session', ({ context }) => context.failure);
  if (user === null && failed)
    return <Missing text={failure} onRetry={() => session.send({ type: 'profile.refresh' })} />;
  if (user === null) return <Waiting />;
  return (
    <>
      <div className={styles['words']}>
        <p translate="no" className={styles['name']}>
          {user.username}
        </p>
        <p translate="no" className={styles['vip']}>{`VIP${user.vip}`}</p>
      </div>
      <div className={styles['money']} data-old={isOld || undefined}>
        <p className={styles['hint']}>{isOld ? OLD_BALANCE : '账户余额'}</p>
        <p translate="no" className={styles['balance']}>
          {formatCny(user.balance)}
        </p>
      </div>
    </>
  );
}
