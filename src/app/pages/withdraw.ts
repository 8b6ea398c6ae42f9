import { createElement } from 'react';
import type { PageModule } from '#app/page.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { withdraw } from '#calls/withdraw.ts';
import { WithdrawScreen } from '#features/withdraw/WithdrawScreen.tsx';
import { newKey } from '#lib/newKey.ts';
import { settings } from '#settings';

export const page: PageModule = {
  Screen: () => createElement(WithdrawScreen, { toAddress: settings.withdrawToAddress }),
  logic: withdraw,
  input: () => ({ newKey }),
  flows: [customerServiceFlow],
};
