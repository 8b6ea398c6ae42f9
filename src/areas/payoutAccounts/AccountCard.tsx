import { useId, useState } from 'react';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { maskedNumber } from '#machines/kit/money/accountNumber.ts';
import type { AccountKind, PayoutAccount } from '#machines/kit/money/payoutAccount.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Refusal, type Refused } from '#ui/Refusal.tsx';
import styles from './AccountCard.module.css';

const ICONS: Readonly<Record<AccountKind, IconName>> = { bank: 'bank', usdt: 'usdt', wallet: 'wallet' };

interface AccountCardProps {
  kind: AccountKind;
  account: PayoutAccount;
  /** Why it was not unbound. */
  refused: Refused | null;
  onUnbind: () => void;
}

/** A saved account, identified by a masked number, with the button to unbind it. */
export function AccountCard({ kind, account, refused, onUnbind }: AccountCardProps) {
  const words = useId();
  return (
    <Card className={styles['card'] ?? ''}>
      <div className={styles['head']}>
        <span className={styles['disc']}>
          <BankPicture address={account.icon} fallback={ICONS[kind]} />
        </span>
        <div className={styles['who']}>
          <p className={styles['bank']}>{account.bank}</p>
          {account.owner !== '' && (
            <p translate="no" className={styles['owner']}>
              {account.owner}
            </p>
          )}
        </div>
        <Button
          variant="secondary"
          aria-describedby={refused === null ? undefined : words}
          onClick={onUnbind}
        >
          解绑
        </Button>
      </div>
      <p translate="no" className={styles['number']}>
        {maskedNumber(account.number)}
      </p>
      {account.address !== '' && <p className={styles['branch']}>{account.address}</p>}
      {refused !== null && <Refusal id={words} refused={refused} />}
    </Card>
  );
}

function BankPicture({ address, fallback }: { address: string; fallback: IconName }) {
  const [broken, setBroken] = useState(false);
  const allowed = pictureUrl(address);
  if (allowed === null || broken) return <Icon name={fallback} size={22} />;
  return <img alt="" src={allowed} onError={() => setBroken(true)} />;
}
