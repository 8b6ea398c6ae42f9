import { boundCall } from '#calls/boundCall.ts';
import { fetchMember } from '#calls/member.ts';
import { lotteryTokenPollingMachine } from '#machines/lottery/lotteryTokenPolling.machine.ts';
import type { PollQuery } from '#machines/kit/poll/pollSettings.ts';

/** The polling for a lottery token with its call; the token itself stays in the calls (D8). */
export const lotteryTokenPolling = lotteryTokenPollingMachine.provide({
  actors: { request: boundCall((_: PollQuery, signal) => fetchMember(signal)) },
});
