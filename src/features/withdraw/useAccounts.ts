import { useSelector } from '@xstate/react';
import { usePageSelector } from '#lib/actors.tsx';
import type { AccountsByKind } from '#machines/payoutAccounts/payoutAccount.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import type { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';

type AccountsRef = ResourceRef<AccountsByKind>;

/** The payout accounts as far as they are loaded. */
export function useAccounts(): {
  data: AccountsByKind | null;
  failed: boolean;
  retry: () => void;
} {
  const accounts = usePageSelector<typeof withdrawMachine, AccountsRef | undefined>(
    ({ children }) => children.accounts,
  );
  const data = useSelector(accounts, (snapshot) => snapshot?.context.data ?? null);
  const failed = useSelector(accounts, (snapshot) => snapshot?.matches('failed') ?? false);
  return { data, failed, retry: () => accounts?.send({ type: 'retry' }) };
}
