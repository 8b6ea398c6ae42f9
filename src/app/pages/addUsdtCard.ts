import { definePage } from '#app/page.ts';
import { usdt } from '#calls/bindAccount.ts';
import { AddUsdtScreen } from '#features/payoutAccounts/AddUsdtScreen.tsx';
import { usdtView } from '#features/payoutAccounts/bindViews.ts';

export const page = definePage({ logic: usdt, view: usdtView, Screen: AddUsdtScreen });
