import { useSystemSelector } from '#hooks/actors.tsx';
import { protocolOf, type Protocol } from '#machines/kit/money/payoutAccount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { readTypedAmount } from '#machines/kit/money/typedAmount.ts';
import { usdtFee, usdtPayout } from '#machines/kit/money/usdt.ts';
import { accountsView, withdrawView } from './withdrawView.ts';

/** What the withdrawal of the typed amount pays out, CNY to a bank and else USDT; unknown where nothing is chosen yet. */
export interface Payout {
  arrives: ServerAmount;
  fee: ServerAmount;
}

/** The protocol of what is chosen: null for a wallet without one, undefined where nothing is chosen. */
function useChosenProtocol(): Protocol | null | undefined {
  const accounts = accountsView.use(({ context }) => context.data);
  const id = withdrawView.use(({ context }) => context.account);
  const typed = withdrawView.use(({ context }) => (context.tab === 'address' ? context.protocol : undefined));
  const account = [...(accounts?.usdt ?? []), ...(accounts?.wallet ?? [])].find((one) => one.id === id);
  return typed ?? (account && protocolOf(account));
}

/** The payout of the form as it is (D19); a bank is paid in full. */
export function usePayout(): Payout {
  const isBank = withdrawView.use(({ context }) => context.tab === 'cny');
  const amount = withdrawView.use(({ context }) => readTypedAmount(context.amount) || null);
  const terms = useSystemSelector('session', ({ context }) => context.user);
  const protocol = useChosenProtocol();
  if (isBank) return { arrives: amount, fee: '0' };
  if (terms === null || protocol === undefined) return { arrives: null, fee: null };
  return {
    arrives: amount === null ? null : usdtPayout(terms, amount, protocol),
    fee: usdtFee(terms, protocol),
  };
}
