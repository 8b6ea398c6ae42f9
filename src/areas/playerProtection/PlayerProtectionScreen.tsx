import { PROTECTION_INTRO } from '#content/playerProtection.ts';
import { Card } from '#ui/Card.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DepositLimits } from './DepositLimits.tsx';
import { AccountClosing, BreakTaking, InForce } from './Exclusions.tsx';
import { HelpContacts, ServiceButton } from './HelpContacts.tsx';
import {
  depositLimitView,
  exclusionView,
  playerProtectionView,
  readerView,
} from './playerProtectionViews.ts';
import { ReminderChoice } from './ReminderChoice.tsx';
import styles from './PlayerProtectionScreen.module.css';

/** 理性娱乐 (D62): reminders on this device, limits and exclusions on the server, and help contacts. */
export function PlayerProtectionScreen() {
  const reader = playerProtectionView.use(({ children }) => children.reader);
  return (
    <div className={styles['page']}>
      <p className={styles['intro']}>{PROTECTION_INTRO}</p>
      <ReminderChoice />
      {reader !== undefined && (
        <readerView.Provider actor={reader}>
          <KeptByServer />
        </readerView.Provider>
      )}
      <HelpContacts />
    </div>
  );
}

/** The limits and exclusions, which only a server can enforce, or their loading or error state. */
function KeptByServer() {
  const reader = readerView.useActor();
  const state = readerView.use(({ value }) => value);
  const failure = readerView.use(({ context }) => context.failure);
  if (state === 'unsupported') return <NotOffered />;
  if (state === 'failed')
    return (
      <Card className={styles['section'] ?? ''}>
        <LoadFailed text={failure} onRetry={() => reader.send({ type: 'retry' })} />
      </Card>
    );
  if (state === 'loading')
    return (
      <div aria-busy="true">
        {[1, 2, 3].map((at) => (
          <Card key={at} className={styles['section'] ?? ''}>
            <Skeleton width="96px" height="20px" />
            <Skeleton width="100%" height="260px" />
          </Card>
        ))}
      </div>
    );
  return <Parts />;
}

function Parts() {
  const limit = playerProtectionView.use(({ children }) => children.limit);
  const rest = playerProtectionView.use(({ children }) => children.rest);
  const closing = playerProtectionView.use(({ children }) => children.closing);
  return (
    <>
      <InForce />
      {limit !== undefined && (
        <depositLimitView.Provider actor={limit}>
          <DepositLimits />
        </depositLimitView.Provider>
      )}
      {rest !== undefined && (
        <exclusionView.Provider actor={rest}>
          <BreakTaking />
        </exclusionView.Provider>
      )}
      {closing !== undefined && (
        <exclusionView.Provider actor={closing}>
          <AccountClosing />
        </exclusionView.Provider>
      )}
    </>
  );
}

/** Shown if the backend does not have this call; refers to customer service. */
function NotOffered() {
  return (
    <Card className={styles['section'] ?? ''}>
      <h2>存款限额、休息与关闭账户</h2>
      <p className={styles['text']}>
        本站暂不提供这些功能。如需限制充值、暂停游戏或关闭账户，请联系在线客服办理。
      </p>
      <ServiceButton />
    </Card>
  );
}
