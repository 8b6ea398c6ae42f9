/**
 * Formats a CNY amount, such as `¥1,234.50` (D17). It works on the digits of the decimal string, which avoids binary
 * floating point, and a decimal library in the first load. Digits beyond a fen are truncated, so that the displayed
 * amount is never too high. An unknown amount, or a text that is not an amount, is displayed as `—` (D65).
 */
export function formatCny(amount: string | null): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount?.trim() ?? '') ?? [];
  if (whole === '') return '—';
  const yuan = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const fen = fraction.slice(0, 2).padEnd(2, '0');
  return `${/[1-9]/.test(yuan + fen) ? sign : ''}¥${yuan}.${fen}`;
}
