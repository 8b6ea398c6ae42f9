import type { GenericSchema } from 'valibot';

/** A call of the documents: what is sent, and what a successful answer holds. */
export interface DocumentedCall {
  /** its purpose in one line */
  summary: string;
  /** what the schemas alone do not say */
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
  /** the envelope's success code; 200 by default */
  success?: 201;
  /** the content of a success `message`, if the app needs it */
  message?: string;
  /** moves money or changes data */
  changes?: true;
  /**
   * what a check may send where it may write: a call that changes something and whose body is the same for every
   * member needs no step of its own in tools/contract/check/steps.ts, and stands in docs/api with this example
   */
  example?: object;
  /** carries an `Idempotency-Key` (D18) */
  idempotent?: true;
  /** a backend may omit it; the rest of the app works */
  optional?: true;
}
