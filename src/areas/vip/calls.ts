import { fetchVipLevels } from '#api/vip.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { vipMachine } from '#machines/vip/vip.machine.ts';
import type { VipLevel } from '#machines/kit/vip/vipLevel.ts';

/** The VIP levels with their call. */
export const vip = vipMachine.provide({
  actors: {
    levels: createResourceMachine<VipLevel[]>(
      'levels',
      boundCall((_: void, signal) => fetchVipLevels(client, signal)),
    ),
  },
});
