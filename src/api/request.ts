import type { GenericSchema } from 'valibot';
import type { CallName, MethodOf, PathOf } from '#api/contract/contract.ts';

/** A call of the contract: its method and path, and the reader of its `data`. */
export interface Endpoint<
  Schema extends GenericSchema = GenericSchema,
  Method = MethodOf<CallName>,
  Path = PathOf<CallName>,
> {
  method: Method;
  path: Path;
  data: Schema;
  /** the success code of the body; 200 by default (register: 201) */
  success?: number;
}

/** The options of a request; `SentBy` has them by call. */
export interface RequestOptions {
  body?: object;
  query?: object;
  signal?: AbortSignal;
  /** the same for a retry of the same intent (D18) */
  idempotencyKey?: string;
}

/** A raw answer. */
export interface Reply {
  status: number;
  text: string | undefined;
  /** its `Date` header, where it may be read */
  date?: string | null | undefined;
  /** its `Age` header: the seconds that a cache has kept it */
  age?: string | null | undefined;
  /** when it came, epoch ms by the phone's clock */
  at?: number;
}

/** The base URL and the token of the client. */
export interface ClientConfig {
  baseUrl: string;
  token: () => string;
  fetch?: typeof fetch;
  /** an answer that was requested before the app started, undefined if none came (src/calls/client.ts) */
  early?: (path: string) => Promise<Reply | undefined> | undefined;
  /** called with each answer, and with null for a call that got none */
  heard?: (reply: Reply | null) => void;
}
