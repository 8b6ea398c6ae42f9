/**
 * A displayed CNY amount, such as `¥1,234.50` (D17). It works on the digits of the decimal string, so nothing passes
 * through binary floating point, and the first screen needs no decimal library. Digits beyond a fen are truncated, so
 * that nobody sees more than there is. A text that is not an amount is shown as `—`.
 */
export function formatCny(amount: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount.trim()) ?? [];
  if (whole === '') return '—';
  const yuan = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const fen = fraction.slice(0, 2).padEnd(2, '0');
  return `${/[1-9]/.test(yuan + fen) ? sign : ''}¥${yuan}.${fen}`;
}
