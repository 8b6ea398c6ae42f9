/** Above a balance that is of the last visit, until the server has told it anew. */
export const OLD_BALANCE = '上次余额';
