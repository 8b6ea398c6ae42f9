import { fallback, nullish } from 'valibot';
import { flag, text } from './fields.ts';

/** What a record may tell of its payment, as an extension: null or empty where the server says nothing. */
export const payableFields = {
  payable: nullish(flag, null),
  pay_url: fallback(text, ''),
};
