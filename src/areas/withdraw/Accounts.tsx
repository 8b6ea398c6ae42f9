import { useState } from 'react';
import { Link } from 'wouter';
import { maskedNumber } from '#machines/kit/money/accountNumber.ts';
import { TAB_KINDS, type WithdrawTab } from '#machines/withdraw/withdrawRules.ts';
import { pageSettings } from '#pageSettings';
import { Icon } from '#ui/Icon.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { accountsView, withdrawView } from './withdrawView.ts';
import styles from './WithdrawScreen.module.css';

const AddWalletDialog = lazyPart(() => import('./AddWalletDialog.tsx').then((m) => m.AddWalletDialog));

/** The accounts of a tab as options, and a link to add one below the limit (D20). */
export function Accounts(props: { tab: WithdrawTab; error: string | undefined; disabled: boolean }) {
  const { tab, error, disabled } = props;
  const page = withdrawView.useActor();
  const chosen = withdrawView.use(({ context }) => context.account);
  const accounts = accountsView.useActor();
  const data = accountsView.use(({ context }) => context.data);
  const failed = accountsView.use((snapshot) => snapshot.matches('failed'));
  const failure = accountsView.use(({ context }) => context.failure);
  const list = TAB_KINDS[tab].flatMap((kind) => data?.[kind] ?? []);

  if (failed) return <LoadFailed text={failure} onRetry={() => accounts.send({ type: 'retry' })} />;
  if (data === null)
    return (
      <div aria-busy="true" className={styles['accounts']}>
        <Skeleton height="60px" />
        <Skeleton height="60px" />
      </div>
    );
  const options = list.map((account) => ({
    value: account.id,
    label: `${account.bank} ${maskedNumber(account.number)}`,
    ...(account.owner !== '' && { note: <span translate="no">{account.owner}</span> }),
    icon: tab === 'cny' ? ('bank' as const) : ('usdt' as const),
    disabled,
  }));
  return (
    <div className={styles['accounts']}>
      <RadioGroup
        label="收款账户"
        layout="list"
        options={options}
        value={chosen}
        onChange={(account) => page.send({ type: 'account.selected', account })}
        error={error}
      />
      {tab === 'cny' ? (
        data.bank.length < pageSettings.accountLimits.withdraw.bank && (
          <Link href="/addBankCard?from=withdraw" className={styles['add']}>
            <Icon name="plus" size={20} />
            <span>添加银行卡</span>
          </Link>
        )
      ) : (
        <AddWallet
          usdt={data.usdt.length < pageSettings.accountLimits.withdraw.usdt}
          wallet={tab === 'virtual' && data.wallet.length < pageSettings.accountLimits.withdraw.wallet}
        />
      )}
    </div>
  );
}

function AddWallet({ usdt, wallet }: { usdt: boolean; wallet: boolean }) {
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  if (!usdt && !wallet) return null;
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles['add']} onClick={show}>
        <Icon name="plus" size={20} />
        <span>添加钱包</span>
      </button>
      {wasOpened && (
        <AddWalletDialog open={open} usdt={usdt} wallet={wallet} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
