import { expect, test } from 'vitest';
import { accountGroups } from '#lib/accountGroups.ts';

test.each([
  ['TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', 'TXYZ opYR dj2D 9XRt bG41 1XZZ 3kM5 Vk AeBf'],
  ['6222021234567890123', '6222 0212 3456 789 0123'],
  ['abcd1234EFGH', 'abcd 1234 EFGH'],
  ['abcd1234EFG', 'abcd1234EFG'],
  ['someone@pay.example', 'someone@pay.example'],
  ['', ''],
])('%s is read as %s', (account, groups) => {
  expect(accountGroups(account).join(' ')).toBe(groups);
  expect(accountGroups(account).join('')).toBe(account);
});
