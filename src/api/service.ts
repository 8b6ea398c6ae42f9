import { object, pipe, string, transform, union } from 'valibot';
import type { Client, Endpoint } from '#api/client.ts';
import { text } from '#api/fields.ts';

/** An address as `data` or `data.url` (D38). */
export const addressData = pipe(
  union([string(), object({ url: text })]),
  transform((data) => (typeof data === 'string' ? data : data.url)),
);

const serviceUrl: Endpoint<typeof addressData> = {
  method: 'POST',
  path: '/api/getservicerurl',
  data: addressData,
};

/** Customer service's address, unchecked (D34). */
export const fetchServiceUrl = (call: Client, signal: AbortSignal) =>
  call(serviceUrl, { signal }).then(({ data }) => data);
