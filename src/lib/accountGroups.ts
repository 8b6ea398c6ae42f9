const GROUP = 4;
/** A shorter number is read at a glance. */
const LEAST_LENGTH = 12;

/**
 * An address or account number in groups of four, with its first and its last four characters as groups of their own,
 * because those are what a person compares. Joined, they are the number. A short one, and whatever has more than letters
 * and digits, such as an e-mail address, is one group.
 */
export function accountGroups(account: string): readonly string[] {
  if (account.length < LEAST_LENGTH || !/^[0-9a-z]+$/i.test(account)) return [account];
  const middle = account.slice(GROUP, -GROUP);
  return [account.slice(0, GROUP), ...(middle.match(/.{1,4}/g) ?? []), account.slice(-GROUP)];
}
