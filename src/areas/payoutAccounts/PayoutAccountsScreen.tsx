import { Link } from 'wouter';
import { moveTo } from '#lib/hashLocation.ts';
import { ACCOUNT_KINDS, accountsPath, type AccountKind } from '#machines/kit/money/payoutAccount.ts';
import { pageSettings } from '#pageSettings';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { AccountCard } from './AccountCard.tsx';
import { accountListView, payoutAccountsView } from './payoutAccountsView.ts';
import styles from './PayoutAccountsScreen.module.css';

const UnbindDialog = lazyPart(() => import('./UnbindDialog.tsx').then((m) => m.UnbindDialog));

const KINDS: Readonly<Record<AccountKind, { label: string; add: string; href: string }>> = {
  bank: { label: '银行卡', add: '添加银行卡', href: '/addBankCard' },
  usdt: { label: 'USDT', add: '添加USDT', href: '/addUsdtCard' },
  wallet: { label: 'PayWallet', add: '添加钱包', href: '/addUsdtCards' },
};
const TABS = ACCOUNT_KINDS.map((value) => ({ value, label: KINDS[value].label }));

/** The saved payout accounts by kind (spec 2 §2): each can be unbound, and one added below the limit (D20). */
export function PayoutAccountsScreen() {
  const page = payoutAccountsView.useActor();
  const kind = payoutAccountsView.use(({ context }) => context.kind);
  const open = payoutAccountsView.use((snapshot) => !snapshot.matches('browsing'));
  return (
    <div className={styles['page']}>
      <Tabs
        label="账户类型"
        items={TABS}
        value={kind}
        onChange={(next) => page.send({ type: 'kind.selected', kind: next })}
        renderPanel={(at) => <Panel kind={at} />}
        fit
        className={styles['tabs'] ?? ''}
      />
      {open && <UnbindDialog />}
    </div>
  );
}

function Panel({ kind }: { kind: AccountKind }) {
  const list = payoutAccountsView.use(({ context }) => context.lists[kind]);
  return (
    list && (
      <accountListView.Provider actor={list}>
        <Accounts kind={kind} />
      </accountListView.Provider>
    )
  );
}

function Accounts({ kind }: { kind: AccountKind }) {
  const page = payoutAccountsView.useActor();
  const list = accountListView.useActor();
  const accounts = accountListView.use(({ context }) => context.data);
  const failed = accountListView.use((snapshot) => snapshot.matches('failed'));
  const failure = accountListView.use(({ context }) => context.failure);
  const refusal = payoutAccountsView.use(({ context }) => context.refusal);
  const refusedId = payoutAccountsView.use(({ context }) => context.account?.id);
  if (failed) return <LoadFailed text={failure} onRetry={() => list.send({ type: 'retry' })} />;
  if (accounts === null)
    return (
      <div aria-busy="true">
        <Skeleton height="108px" className={styles['bone'] ?? ''} />
        <Skeleton height="108px" className={styles['bone'] ?? ''} />
      </div>
    );
  return (
    <>
      {accounts.length === 0 && <EmptyState text="暂无记录" />}
      <ul>
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountCard
              kind={kind}
              account={account}
              refused={refusedId === account.id ? refusal : null}
              onUnbind={() => page.send({ type: 'unbind.requested', account })}
            />
          </li>
        ))}
      </ul>
      <AddEntry kind={kind} count={accounts.length} />
    </>
  );
}

/** The link to add an account, hidden once the limit of the kind is reached (spec 2 §5); a limit below the count says nothing (D74). */
function AddEntry({ kind, count }: { kind: AccountKind; count: number }) {
  const limit = pageSettings.accountLimits.accountSettings[kind];
  return (
    <>
      {count < limit && (
        <Link
          href={KINDS[kind].href}
          className={buttonClass('secondary', true)}
          // the way back leads to this tab
          onClick={() => moveTo(accountsPath(kind), true)}
        >
          <Icon name="plus" size={18} />
          <span>{KINDS[kind].add}</span>
        </Link>
      )}
      <p className={styles['limit']}>
        <span>已绑定 </span>
        <span translate="no">{count <= limit ? `${count} / ${limit}` : count}</span>
      </p>
    </>
  );
}
