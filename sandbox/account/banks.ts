/** The banks that cards may be of. */
export const bankNames = [
  '工商银行',
  '农业银行',
  '中国银行',
  '建设银行',
  '交通银行',
  '邮储银行',
  '招商银行',
  '光大银行',
  '民生银行',
] as const;
/** How a binding says that it is an alipay account. */
export const ALIPAY = '支付宝';

/** The active banks, which are types of other wallets (D22); their names are invented. */
export const walletNames = ['好付钱包', '万付钱包', '速汇钱包', '云宝钱包'] as const;

/** The banks into which customer service takes offline deposits. */
export const payBankNames = ['工商银行', '建设银行', '招商银行'] as const;
