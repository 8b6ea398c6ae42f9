import type { PageModule } from '#app/page.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { deposit } from '#calls/deposit.ts';
import { DepositScreen } from '#features/deposit/DepositScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = {
  Screen: DepositScreen,
  logic: deposit,
  input: () => ({ newKey }),
  flows: [customerServiceFlow],
};
