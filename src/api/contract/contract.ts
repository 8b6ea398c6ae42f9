import type { GenericSchema, InferInput } from 'valibot';
import { agentCalls } from '#areas/agent/contract.ts';
import { assetCalls } from '#areas/assets/contract.ts';
import { contactCalls } from '#areas/contact/contract.ts';
import { customerServiceCalls } from '#areas/customerService/contract.ts';
import { depositCalls } from '#areas/deposit/contract.ts';
import { gameCalls } from '#areas/game/contract.ts';
import { gameListCalls } from '#areas/games/contract.ts';
import { homeCalls } from '#areas/home/contract.ts';
import { loginCalls } from '#areas/login/contract.ts';
import { lotteryCalls } from '#areas/lottery/contract.ts';
import { noticeCalls } from '#areas/notices/contract.ts';
import { passwordCalls } from '#areas/password/contract.ts';
import { payoutAccountCalls } from '#areas/payoutAccounts/contract.ts';
import { playerProtectionCalls } from '#areas/playerProtection/contract.ts';
import { promotionCalls } from '#areas/promotions/contract.ts';
import { redPacketCalls } from '#areas/redPacket/contract.ts';
import { registerCalls } from '#areas/register/contract.ts';
import { userCenterCalls } from '#areas/userCenter/contract.ts';
import { vipCalls } from '#areas/vip/contract.ts';
import { welfareCalls } from '#areas/welfare/contract.ts';
import { withdrawCalls } from '#areas/withdraw/contract.ts';
import { sessionCalls } from './session.ts';
import { siteCalls } from './site.ts';

/** The calls by the domains in which the documents group them; each area has its own. */
export const domains = {
  site: {
    ...siteCalls,
    ...homeCalls,
    ...customerServiceCalls,
  },
  session: {
    ...loginCalls,
    ...registerCalls,
    ...sessionCalls,
    ...userCenterCalls,
  },
  account: {
    ...passwordCalls,
    ...contactCalls,
    ...vipCalls,
    ...noticeCalls,
    ...payoutAccountCalls,
  },
  games: {
    ...gameListCalls,
    ...gameCalls,
    ...lotteryCalls,
  },
  promotions: {
    ...promotionCalls,
    ...agentCalls,
    ...redPacketCalls,
    ...welfareCalls,
  },
  assets: assetCalls,
  money: {
    ...depositCalls,
    ...withdrawCalls,
  },
  playerProtection: playerProtectionCalls,
};

/**
 * Every call of the documents by its method and path (spec 1 §7, spec 2 §7): docs/api is generated from it and
 * backends are checked against it. The app imports only its types, so that it adds nothing to the build.
 */
export const contract = {
  ...domains.site,
  ...domains.session,
  ...domains.account,
  ...domains.games,
  ...domains.promotions,
  ...domains.assets,
  ...domains.money,
  ...domains.playerProtection,
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
