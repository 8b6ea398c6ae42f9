/** The operator's words on the first screen (D32). */
export const GREETING_HINT = '登录后畅玩全部游戏';

/** What the line of notices says while the operator has none. */
export const NO_NOTICES = '7×24 小时在线客服，随时为您服务';
