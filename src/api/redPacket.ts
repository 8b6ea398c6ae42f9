import { object, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';
import { amount, whole } from '#api/numberFields.ts';

const rule = pipe(
  object({ start_time: text, end_time: text, day_flow: amount, flow_money: amount, recharge: amount }),
  transform((one) => ({
    startTime: one.start_time,
    endTime: one.end_time,
    dayFlow: one.day_flow,
    flowMoney: one.flow_money,
    recharge: one.recharge,
  })),
);

const info = pipe(
  object({
    sendnums: whole,
    acquirednum: whole,
    max_times: whole,
    rules: listOf(rule),
    yesterday_deposit: amount,
  }),
  transform((data) => ({
    chances: data.sendnums,
    received: data.acquirednum,
    maxTimes: data.max_times,
    yesterday: data.yesterday_deposit,
    rules: data.rules.map((one, at) => ({ ...one, key: String(at) })),
  })),
);

const endpoints = {
  info: { method: 'GET', path: '/api/userredpacket', data: info },
  grab: { method: 'POST', path: '/api/douserredpacket', data: object({ redpacketmoney: amount }) },
} as const;

/** The member's red packets and the activity's rules. */
export const fetchRedPacket = (call: Client, signal: AbortSignal) =>
  call(endpoints.info, { signal }).then(({ data }) => data);

/** Grabs one red packet; returns the prize, CNY. */
export const grabRedPacket = (call: Client, idempotencyKey: string, signal: AbortSignal) =>
  call(endpoints.grab, { idempotencyKey, signal }).then(({ data }) => data.redpacketmoney);
