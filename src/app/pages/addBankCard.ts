import { definePage } from '#app/page.ts';
import { bankCard } from '#calls/bindAccount.ts';
import { AddBankCardScreen } from '#features/payoutAccounts/AddBankCardScreen.tsx';
import { bankCardView } from '#features/payoutAccounts/bindViews.ts';

export const page = definePage({ logic: bankCard, view: bankCardView, Screen: AddBankCardScreen });
