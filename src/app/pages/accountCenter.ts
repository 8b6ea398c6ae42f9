import { definePage } from '#app/page.ts';
import { account } from '#calls/account.ts';
import { AccountScreen } from '#features/account/AccountScreen.tsx';
import { accountView } from '#features/account/accountView.ts';

export const page = definePage({ logic: account, view: accountView, Screen: AccountScreen });
