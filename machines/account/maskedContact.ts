/** A phone or an email address as a list shows it: its middle is hidden; empty stays empty. */
export function maskedContact(contact: string): string {
  const at = contact.indexOf('@');
  const name = at === -1 ? contact : contact.slice(0, at);
  const rest = at === -1 ? '' : contact.slice(at);
  if (name.length >= 7) return `${name.slice(0, 3)}****${name.slice(-4)}${rest}`;
  return name === '' ? rest : `${name.slice(0, 1)}***${rest}`;
}
