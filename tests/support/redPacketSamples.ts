import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { createGrab } from '#machines/redPacket/grab.ts';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openStage } from '#tests/support/stage.ts';
import { SteppedClock } from '#tests/support/steppedClock.ts';

/** A red packet whose window is the simulated day (20 November 2026 in Beijing), with three chances. */
export function aRedPacket(changes: Partial<RedPacketInfo> = {}): RedPacketInfo {
  return {
    chances: 3,
    received: 0,
    maxTimes: 3,
    rules: [
      {
        startTime: '2026-11-20 00:00:00',
        endTime: '2026-11-20 23:59:59',
        dayFlow: '1000',
        flowMoney: '4999',
        recharge: '3.00',
      },
    ],
    ...changes,
  };
}

/** The same with another window, as dates. */
export function aRedPacketOn(day: string): RedPacketInfo {
  return aRedPacket({ rules: aRedPacket().rules.map((rule) => ({ ...rule, startTime: day, endTime: day })) });
}

/** The red packet with its calls in the script's hands: `fetchRedPacket`, `refreshRedPacket`, `send`. */
export function boundRedPacket(calls: CallScript) {
  return redPacketMachine.provide({
    actors: {
      fetchRedPacket: calls.promise<RedPacketInfo>(),
      submission: createGrab().provide({
        actors: { send: calls.promise<string, SubmissionRequest<null>>() },
      }),
    },
  });
}

/** The red packet's page on a stage; info of null is still on its way. */
export async function openRedPacket(info: ReturnType<typeof aRedPacket> | null = aRedPacket()) {
  const calls = new CallScript();
  const clock = new SteppedClock();
  let keys = 0;
  const stage = openStage({
    machine: boundRedPacket(calls),
    calls,
    clock,
    input: {
      id: '/hongbao',
      open: true,
      now: () => clock.now(),
      newKey: () => `key ${(keys += 1)}`,
    },
  });
  if (info !== null) await calls.answer('fetchRedPacket', info);
  return stage;
}
