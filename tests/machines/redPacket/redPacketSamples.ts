import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import type { OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

/** A red packet whose window is the simulated day (20 November 2026 in Beijing), with three chances. */
export function aRedPacket(changes: Partial<RedPacketInfo> = {}): RedPacketInfo {
  return {
    chances: 3,
    received: 0,
    maxTimes: 3,
    rules: [
      {
        key: '0',
        startTime: '2026-11-20 00:00:00',
        endTime: '2026-11-20 23:59:59',
        dayFlow: '1000',
        flowMoney: '4999',
        recharge: '3.00',
      },
    ],
    yesterday: null,
    at: START_MS,
    ...changes,
  };
}

/** The same with another window, as dates. */
export function aRedPacketOn(day: string): RedPacketInfo {
  return aRedPacket({ rules: aRedPacket().rules.map((rule) => ({ ...rule, startTime: day, endTime: day })) });
}

/** The facts about the red packet. */
export const redPacketIs = (redPacketOpen: boolean) =>
  ({ type: 'facts.changed', facts: { redPacketOpen } }) as const;

/** A red packet's page on a harness, with the facts, and with what the outbox holds. */
export async function redPacketHarness(calls: CallScript, open = true, entries: readonly OutboxEntry[] = []) {
  const harness = createHarness({
    entries,
    machine: calls.bind(redPacketMachine).provide({ actors: { watchFacts: calls.callback() } }),
    calls,
  });
  await calls.tell('watchFacts', redPacketIs(open));
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    snapshot,
    info: () => {
      const { info } = snapshot().children;
      if (info === undefined) throw new Error('Nothing is asked of the red packet');
      return info;
    },
    /** presses the button, at the time of the server */
    press: () => harness.send({ type: 'grab', at: harness.clock.now() }),
    /** the popup on the screen; `none` while the button is enabled or its draw is pending */
    popup: () =>
      (['won', 'notEnough', 'notStarted', 'ended'] as const).find((opened) =>
        snapshot().matches({ opened }),
      ) ?? 'none',
  };
}

/** The red packet's page on a harness; for null, the request for the info is still pending. */
export async function openRedPacket(info: ReturnType<typeof aRedPacket> | null = aRedPacket()) {
  const calls = new CallScript();
  const page = await redPacketHarness(calls);
  if (info !== null) await calls.answer('fetchRedPacket', info);
  return page;
}
