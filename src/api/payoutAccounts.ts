import { object, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import type { BodyOf } from '#api/contract/contract.ts';
import { ignored, inside, text } from '#api/fields.ts';
import { createIds } from '#api/ids.ts';
import { listOf } from '#api/lists.ts';

/** The ids of payout accounts. */
export const accountIds = createIds();

const card = pipe(
  object({ id: accountIds.read, bank: text, bank_owner: text, bank_no: text, bank_address: text, ico: text }),
  transform((row) => ({
    id: row.id,
    bank: row.bank,
    owner: row.bank_owner,
    number: row.bank_no,
    address: row.bank_address,
    icon: row.ico,
  })),
);

/** Names of banks, as objects or bare texts. */
const bankNames = pipe(
  listOf(
    pipe(
      ignored,
      transform((bank) => inside(bank, 'bank_name', '')),
      text,
    ),
  ),
  transform((names) => names.filter((name) => name !== '')),
);

const endpoints = {
  cards: { method: 'POST', path: '/api/getcard', data: listOf(card) },
  unbind: { method: 'POST', path: '/api/delcard', data: ignored },
  banks: { method: 'POST', path: '/api/banklist', data: bankNames },
  activeBanks: { method: 'GET', path: '/api/activebanks', data: bankNames },
} as const;

/** The saved accounts of a type: 1 bank, 2 USDT, 5 other wallet. */
export const fetchCards = (call: Client, type: BodyOf<'POST /api/getcard'>['type'], signal: AbortSignal) =>
  call(endpoints.cards, { body: { type }, signal }).then(({ data }) => data);

/** Removes a saved account. */
export const unbindCard = (call: Client, id: string, signal: AbortSignal) =>
  call(endpoints.unbind, { body: { id: accountIds.sent(id) }, signal }).then((): void => undefined);

/** The names of the banks of bank cards. */
export const fetchBanks = (call: Client, signal: AbortSignal) =>
  call(endpoints.banks, { signal }).then(({ data }) => data);

/** The names of the active banks, which are also wallet types (D22). */
export const fetchActiveBanks = (call: Client, signal: AbortSignal) =>
  call(endpoints.activeBanks, { signal }).then(({ data }) => data);
