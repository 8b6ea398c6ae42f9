import { definePage } from '#hooks/definePage.ts';
import { account } from './calls.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { accountView } from './accountView.ts';

export const page = definePage({ logic: account, view: accountView, Screen: AccountScreen });
