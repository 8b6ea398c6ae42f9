/** Contained in every secret of a canary flow; must never be displayed, sent to the inspector or saved. */
export const MARK = 'CANARY';
