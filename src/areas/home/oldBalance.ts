/** The label of a balance from the last visit, until the server sends a current one. */
export const OLD_BALANCE = '上次余额';
