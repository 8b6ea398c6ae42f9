/** The operator's words in the sidebar (D32). */
export const COIN_NOTE = '支持 USDT 与数字货币充值提现，匿名安全，约 30 分钟到账。';
