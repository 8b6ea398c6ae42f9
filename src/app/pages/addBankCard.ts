import type { PageModule } from '#app/page.ts';
import { bankCard } from '#calls/bindAccount.ts';
import { AddBankCardScreen } from '#features/payoutAccounts/AddBankCardScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = { Screen: AddBankCardScreen, logic: bankCard, input: () => ({ newKey }) };
