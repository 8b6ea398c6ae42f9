import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { appInfo } from '#api/contract/site.ts';
import * as fields from '#api/contract/fields.ts';
import { userInfo } from '#api/contract/session.ts';
import { bet, rebate, transaction } from '#areas/assets/contract.ts';
import { channel, paymentInfo } from '#areas/deposit/contract.ts';
import { game, lottery, tile } from '#areas/games/contract.ts';
import { notice } from '#areas/notices/contract.ts';
import { payoutAccount } from '#areas/payoutAccounts/contract.ts';
import { playerProtection } from '#areas/playerProtection/contract.ts';
import { activity, listedActivity } from '#areas/promotions/contract.ts';
import { redPacketInfo } from '#areas/redPacket/contract.ts';
import { vipLevel } from '#areas/vip/contract.ts';

/** The schemas with a name in the description; all others are inlined. */
const named = {
  Amount: fields.amount,
  Identifier: fields.identifier,
  WholeNumber: fields.whole,
  Flag: fields.flag,
  OpenFlag: fields.openFlag,
  Time: fields.time,
  AppInfo: appInfo,
  UserInfo: userInfo,
  Game: game,
  Lottery: lottery,
  VipLevel: vipLevel,
  PayoutAccount: payoutAccount,
  Notice: notice,
  Activity: activity,
  ListedActivity: listedActivity,
  RedPacketInfo: redPacketInfo,
  Transaction: transaction,
  Bet: bet,
  Rebate: rebate,
  Channel: channel,
  PaymentInfo: paymentInfo,
  PlayerProtection: playerProtection,
} satisfies Record<string, GenericSchema>;

const config = {
  target: 'draft-2020-12',
  definitions: named,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }: { valibotSchema: { type: string } }): JsonSchema | undefined => {
    if (valibotSchema === tile) {
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
