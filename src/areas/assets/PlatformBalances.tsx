import { useSelector } from '@xstate/react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { moneyFirst } from '#machines/assets/transferRules.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { assetsView } from './assetsView.ts';
import styles from './AssetsScreen.module.css';

/** The polled balances of the main wallet and of each platform (D16). */
export function PlatformBalances() {
  const page = assetsView.useActor();
  const main = useSystemSelector('session', ({ context }) => context.user?.balance);
  const platforms = assetsView.use(({ context }) => context.platforms);
  const polling = assetsView.use(({ children }) => children.platforms);
  const failure = useSelector(polling, (snapshot) => snapshot?.context.failure ?? '');
  const loading = platforms === null && failure === '';
  return (
    <section aria-label="平台余额" aria-busy={loading || undefined} className={styles['balances']}>
      <p className={styles['main']}>
        <span>主账户</span>
        <strong translate="no">
          {main === undefined ? <Skeleton width="120px" height="24px" /> : formatCny(main)}
        </strong>
      </p>
      {platforms === null && failure !== '' ? (
        <p className={styles['failed']}>
          <span>{failure}</span>
          <Button variant="ghost" onClick={() => page.send({ type: 'balances.retry' })}>
            重试
          </Button>
        </p>
      ) : (
        // focusable, so that an overflowing list can be scrolled by keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles['platforms']} tabIndex={0}>
          {platforms === null
            ? [1, 2, 3, 4].map((at) => (
                <li key={at}>
                  <Skeleton width="56px" height="16px" />
                  <Skeleton width="72px" height="18px" />
                </li>
              ))
            : moneyFirst(platforms).map(({ name, platname, balance }) => (
                <li key={platname}>
                  <span>{name || platname}</span>
                  <strong translate="no">{formatCny(balance)}</strong>
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
