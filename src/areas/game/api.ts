import { nullish, pipe, string, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { ignored, inside } from '#api/fields.ts';
import { addressData } from '#api/service.ts';

/** "Not yet" is a valid answer while the queue moves: no data, no url, or an empty one. */
const resultData = pipe(
  nullish(ignored, ''),
  transform((data) => inside(data, 'url', '')),
  string(),
);

const endpoints = {
  requestUrl: { method: 'POST', path: '/api/getGameUrl', data: ignored },
  urlResult: { method: 'GET', path: '/api/getGameUrlResult', data: resultData },
  agentUrl: { method: 'GET', path: '/api/getAgentLoginUrl', data: addressData },
} as const;

/** Starts a game URL request. */
export const requestGameUrl = (
  call: Client,
  game: { platform: string; type: number; code: string },
  signal: AbortSignal,
) =>
  call(endpoints.requestUrl, {
    body: { plat_name: game.platform, game_type: game.type, game_code: game.code, is_mobile_url: 1 },
    signal,
  }).then((): void => undefined);

/** The game's address, empty until there is one. */
export const fetchGameUrl = (call: Client, platform: string, signal: AbortSignal) =>
  call(endpoints.urlResult, { query: { plat_name: platform }, signal }).then(({ data }) => data);

/** The agent's login address (D38). */
export const fetchAgentUrl = (call: Client, signal: AbortSignal) =>
  call(endpoints.agentUrl, { signal }).then(({ data }) => data);
