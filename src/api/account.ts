import type { Client } from '#api/client.ts';
import type { BodyOf } from '#api/contract/contract.ts';
import { ignored } from '#api/fields.ts';

const endpoints = {
  editPassword: { method: 'POST', path: '/api/editPassword', data: ignored },
  editPayPassword: { method: 'POST', path: '/api/editPayPassword', data: ignored },
  updateUserInfo: { method: 'POST', path: '/api/updateuserinfo', data: ignored },
} as const;

/** Changes the login or fund password: `password` is the old one, `paypassword` the new one (D48). Answers the message. */
export const changePassword = (
  call: Client,
  kind: 'login' | 'fund',
  body: BodyOf<'POST /api/editPassword'>,
  signal: AbortSignal,
) =>
  call(kind === 'login' ? endpoints.editPassword : endpoints.editPayPassword, { body, signal }).then(
    ({ message }) => message,
  );

/** Changes the fields that are given. Answers the message. */
export const updateUserInfo = (call: Client, body: BodyOf<'POST /api/updateuserinfo'>, signal: AbortSignal) =>
  call(endpoints.updateUserInfo, { body, signal }).then(({ message }) => message);
