import type { PageModule } from '#app/page.ts';
import { account } from '#calls/account.ts';
import { AccountScreen } from '#features/account/AccountScreen.tsx';

export const page: PageModule = { Screen: AccountScreen, logic: account };
