import { createFormMachine } from '#machines/kit/form/form.machine.ts';
import {
  invalidBankCard,
  invalidUsdt,
  invalidWallet,
  type BankCardValues,
  type UsdtValues,
  type WalletValues,
} from '#machines/payoutAccounts/accountRules.ts';
import { accountsPath, type AccountKind } from '#machines/kit/money/payoutAccount.ts';

/** The success texts (spec 2 §8): a card is bound, an address is added. */
export const BOUND_TEXT = '绑定成功';
export const ADDED_TEXT = '添加成功！';

const fallback = '绑定失败，请稍后重试';
const fundPassword = /支付密码/;

/** Leads back to where the form was opened from: the withdraw page, or otherwise the list of the kind. */
const leadsBack =
  (kind: AccountKind) =>
  ({ from }: { from: string }): string =>
    from === 'withdraw' ? '/withdraw' : accountsPath(kind);

/** Binds a bank card or alipay (spec 2 §2, §5, D21). Choices: bank names. */
export const bankCardMachine = createFormMachine<BankCardValues, string>({
  id: 'bankCard',
  invalid: invalidBankCard,
  words: { fundPassword, owner: /姓名/, number: /卡号/ },
  success: () => BOUND_TEXT,
  fallback,
  leadsTo: leadsBack('bank'),
  hasChoices: true,
});

/** Binds a USDT address (spec 2 §2, §5). */
export const usdtMachine = createFormMachine<UsdtValues>({
  id: 'usdtAddress',
  invalid: invalidUsdt,
  words: { fundPassword, address: /地址/ },
  success: () => ADDED_TEXT,
  fallback,
  leadsTo: leadsBack('usdt'),
});

/** Shown where the active banks cannot be loaded (spec 2 §8). */
export const ACTIVE_BANKS_FAILED_TEXT = '请求出现异常，请稍后重试';

/** Binds another wallet (spec 2 §2, §5, D22). Choices: the names of the active banks. */
export const walletMachine = createFormMachine<WalletValues, string>({
  id: 'wallet',
  invalid: invalidWallet,
  words: { fundPassword, address: /地址/ },
  success: () => ADDED_TEXT,
  fallback,
  leadsTo: leadsBack('wallet'),
  hasChoices: true,
});
