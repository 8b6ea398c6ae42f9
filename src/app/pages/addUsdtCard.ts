import type { PageModule } from '#app/page.ts';
import { usdt } from '#calls/bindAccount.ts';
import { AddUsdtScreen } from '#features/payoutAccounts/AddUsdtScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = { Screen: AddUsdtScreen, logic: usdt, input: () => ({ newKey }) };
