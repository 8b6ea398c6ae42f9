import { actorView } from '#hooks/actorView.tsx';
import type { ResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import type { ClaimMachine } from '#machines/kit/submission/claim.machine.ts';
import type {
  RedPacketChances,
  redPacketListMachine,
  welfareMachine,
} from '#machines/welfare/welfare.machine.ts';

/** Access to the actor of the welfare page and to its children: chances, draw and list. */
export const welfareView = actorView<typeof welfareMachine>();
export const chancesView = actorView<ResourceMachine<RedPacketChances>>();
export const welfareGrabView = actorView<ClaimMachine>();
export const redPacketsView = actorView<typeof redPacketListMachine>();
