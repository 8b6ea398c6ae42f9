import { pipe, string, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { ignored, inside } from '#api/fields.ts';

/** An address as `data` or `data.url` (D38). */
export const addressData = pipe(
  ignored,
  transform((data) => inside(data, 'url', '')),
  string(),
);

const serviceUrl = {
  method: 'POST',
  path: '/api/getservicerurl',
  data: addressData,
} as const;

/** Customer service's address, unchecked (D34). */
export const fetchServiceUrl = (call: Client, signal: AbortSignal) =>
  call(serviceUrl, { signal }).then(({ data }) => data);
