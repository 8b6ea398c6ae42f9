import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as account from '#api/contract/account.ts';
import * as assets from '#api/contract/assets.ts';
import * as fields from '#api/contract/fields.ts';
import * as games from '#api/contract/games.ts';
import * as money from '#api/contract/money.ts';
import { playerProtection } from '#api/contract/playerProtection.ts';
import * as promotions from '#api/contract/promotions.ts';
import * as session from '#api/contract/session.ts';
import * as site from '#api/contract/site.ts';

/** The schemas with a name in the description; all others are inlined. */
const named = {
  Amount: fields.amount,
  Identifier: fields.identifier,
  WholeNumber: fields.whole,
  Flag: fields.flag,
  OpenFlag: fields.openFlag,
  Time: fields.time,
  AppInfo: site.appInfo,
  UserInfo: session.userInfo,
  Game: games.game,
  Lottery: games.lottery,
  VipLevel: account.vipLevel,
  PayoutAccount: account.payoutAccount,
  Notice: account.notice,
  Activity: promotions.activity,
  ListedActivity: promotions.listedActivity,
  RedPacketInfo: promotions.redPacketInfo,
  Transaction: assets.transaction,
  Bet: assets.bet,
  Rebate: assets.rebate,
  Channel: money.channel,
  PaymentInfo: money.paymentInfo,
  PlayerProtection: playerProtection,
} satisfies Record<string, GenericSchema>;

const config = {
  target: 'draft-2020-12',
  definitions: named,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }: { valibotSchema: { type: string } }): JsonSchema | undefined => {
    if (valibotSchema === games.tile) {
      return { anyOf: [{ $ref: '#/components/schemas/Game' }, { $ref: '#/components/schemas/Lottery' }] };
    }
    // a file of a form
    return valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined;
  },
} as const;

/** A schema of the contract as JSON Schema, with references to the named ones. */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, config);
  return converted;
}

/** The named schemas. */
export function namedSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(named, config);
}
