import { object } from 'valibot';
import type { Client } from '#api/client.ts';
import { text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';

const endpoint = {
  method: 'POST',
  path: '/api/gamelistBycode',
  data: listOf(object({ catecode: text, gamecode: text, gamename: text, gamepic: text })),
} as const;

/** The games of a provider by its code, such as `obgdy` (spec 1 §3 provider game). */
export const fetchProviderGames = (call: Client, gamecode: string, signal: AbortSignal) =>
  call(endpoint, { body: { gamecode }, signal }).then(({ data }) => data);
