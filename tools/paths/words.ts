/**
 * Converts an identifier to words: `pressAndLoseTheAnswer` is "press and lose the answer", `payByUSDT` "pay by USDT".
 * Other texts are returned unchanged.
 */
export function words(name: string): string {
  if (!/^[A-Za-z]\w*$/.test(name)) return name;
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/\b[A-Z](?![A-Z\d])/g, (letter) => letter.toLowerCase());
}
