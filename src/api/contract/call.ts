import type { GenericSchema } from 'valibot';

/** A call of the documents: what is sent, and what a successful answer holds. */
export interface DocumentedCall {
  /** what it is for, in one line */
  summary: string;
  /** what a reader of the schemas alone would not know */
  description?: string;
  /** answers 401 without a member's session */
  member: boolean;
  /** the JSON body of a POST */
  body?: GenericSchema;
  /** the body is a form with these fields instead of JSON */
  multipart?: true;
  /** the query of a GET */
  query?: GenericSchema;
  /** the envelope's `data` */
  data: GenericSchema;
  /** the envelope's code of success; 200 unless said */
  success?: 201;
  /** what the `message` of success carries, where the app needs it */
  message?: string;
  /** moves money or changes data */
  changes?: true;
  /**
   * what a check may send where it may write: a call that changes something and whose body is the same for every
   * member needs no step of its own in scripts/contract/check/steps.ts, and stands in docs/api with this example
   */
  example?: object;
  /** carries an `Idempotency-Key` (D18) */
  idempotent?: true;
  /** a backend may do without it: the app works as before */
  optional?: true;
}
