import type { Client } from '#api/client.ts';
import { ignored } from '#api/fields.ts';
import { userPatch } from '#api/session.ts';

const endpoints = {
  upload: { method: 'POST', path: '/api/uploadimg', data: ignored },
  recoverAll: { method: 'POST', path: '/api/transall', data: ignored },
  refreshMoney: { method: 'POST', path: '/api/refreshusermoney', data: userPatch },
} as const;

/** Sends the member's picture, multipart, as field `file` (spec 1 §7). */
export const uploadPicture = (call: Client, picture: Blob, signal: AbortSignal) => {
  const body = new FormData();
  body.append('file', picture);
  return call(endpoints.upload, { body, signal }).then((): void => undefined);
};

/** Brings all game balances back into the main wallet; returns the message. */
export const recoverAll = (call: Client, idempotencyKey: string, signal: AbortSignal) =>
  call(endpoints.recoverAll, { idempotencyKey, signal }).then(({ message }) => message);

/** The known fields of the member after the server has recounted the money; the lottery token is separate (D8). */
export const refreshMoney = (call: Client, signal: AbortSignal) =>
  call(endpoints.refreshMoney, { signal }).then(({ data }) => data);
