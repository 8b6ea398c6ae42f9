import { definePage } from '#lib/definePage.ts';
import { bankCard } from './bindAccountCalls.ts';
import { AddBankCardScreen } from './AddBankCardScreen.tsx';
import { bankCardView } from './bindViews.ts';

export const page = definePage({ logic: bankCard, view: bankCardView, Screen: AddBankCardScreen });
