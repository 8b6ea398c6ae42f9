/** The operator's words in the sidebar (D32). */
export const VISITOR_NOTE = '登录后享受会员专属礼遇';

export const COIN_NOTE = '支持 USDT 与数字货币充值提现，提现约 30 分钟到账。';
