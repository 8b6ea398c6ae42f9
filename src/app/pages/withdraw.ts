import { createElement } from 'react';
import { definePage } from '#app/page.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { withdraw } from '#calls/withdraw.ts';
import { WithdrawScreen } from '#features/withdraw/WithdrawScreen.tsx';
import { withdrawView } from '#features/withdraw/withdrawView.ts';
import { settings } from '#settings';

export const page = definePage({
  logic: withdraw,
  view: withdrawView,
  Screen: () => createElement(WithdrawScreen, { toAddress: settings.withdrawToAddress }),
  flows: [customerServiceFlow],
});
