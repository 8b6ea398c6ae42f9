import type { GenericSchema, InferInput } from 'valibot';
import { accountCalls } from './account.ts';
import { assetCalls } from './assets.ts';
import { gameCalls } from './games.ts';
import { moneyCalls } from './money.ts';
import { playerProtectionCalls } from './playerProtection.ts';
import { promotionCalls } from './promotions.ts';
import { sessionCalls } from './session.ts';
import { siteCalls } from './site.ts';

/**
 * Every call of the documents by its method and path (spec 1 §7, spec 2 §7): docs/api is generated from it and
 * backends are checked against it. The app imports only its types, so that it adds nothing to the build.
 */
export const contract = {
  ...siteCalls,
  ...sessionCalls,
  ...accountCalls,
  ...gameCalls,
  ...promotionCalls,
  ...assetCalls,
  ...moneyCalls,
  ...playerProtectionCalls,
};

/** The calls by domain. */
export const domains = {
  site: siteCalls,
  session: sessionCalls,
  account: accountCalls,
  games: gameCalls,
  promotions: promotionCalls,
  assets: assetCalls,
  money: moneyCalls,
  playerProtection: playerProtectionCalls,
};

export type Contract = typeof contract;

/** A call by its name, such as `POST /api/app`. */
export type CallName = keyof Contract;

export type MethodOf<Name extends CallName> = Name extends `${infer Method} ${string}` ? Method : never;

export type PathOf<Name extends CallName> = Name extends `${string} ${infer Path}` ? Path : never;

/** The body that a call takes. */
export type BodyOf<Name extends CallName> = Contract[Name] extends { body: infer Body extends GenericSchema }
  ? InferInput<Body>
  : never;

/** The query that a call takes. */
export type QueryOf<Name extends CallName> = Contract[Name] extends {
  query: infer Query extends GenericSchema;
}
  ? InferInput<Query>
  : never;

/** The options of a request besides its signal: body, query and key, if the call takes them. */
export type SentBy<Name extends CallName> = (Contract[Name] extends { multipart: true }
  ? { body: FormData }
  : Contract[Name] extends { body: infer Body extends GenericSchema }
    ? { body: InferInput<Body> }
    : { body?: never }) &
  (Contract[Name] extends { query: infer Query extends GenericSchema }
    ? undefined extends InferInput<Query>
      ? { query?: InferInput<Query> & {} }
      : { query: InferInput<Query> }
    : { query?: never }) &
  (Contract[Name] extends { idempotent: true } ? { idempotencyKey: string } : { idempotencyKey?: never });
