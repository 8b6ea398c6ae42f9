/**
 * A phone number or an email address as a list shows it: recognisable, with its middle hidden. Empty stays empty. A
 * short name before an `@` shows fewer characters than a phone number, because it would otherwise be shown in full.
 */
export function maskedContact(contact: string): string {
  const at = contact.indexOf('@');
  const name = at === -1 ? contact : contact.slice(0, at);
  const rest = at === -1 ? '' : contact.slice(at);
  if (name.length >= 11) return `${name.slice(0, 3)}****${name.slice(-4)}${rest}`;
  if (name.length >= 4) return `${name.slice(0, 1)}****${name.slice(-1)}${rest}`;
  return name === '' ? rest : `${name.slice(0, 1)}***${rest}`;
}
