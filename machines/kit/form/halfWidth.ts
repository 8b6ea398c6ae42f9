const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** The distance between a full-width character and the ASCII one that it stands for. */
const OFFSET = 0xfee0;

/**
 * A typed text with the ASCII characters that a Chinese keyboard types in full width (`１２，３` is `12,3`); everything
 * else stays, also what looks like a digit and means another one (`²`, `①`).
 */
export function halfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - OFFSET));
}
