/** The banks of which cards can be bound. */
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
/** The bank name that marks an Alipay account. */
export const ALIPAY = '支付宝';

/** The active banks, which are the types of other wallets (D22); the names are invented. */
export const walletNames = ['好付钱包', '万付钱包', '速汇钱包', '云宝钱包'] as const;

/** The operator's banks for offline deposits. */
export const payBankNames = ['工商银行', '建设银行', '招商银行'] as const;
