import { actorView } from '#hooks/actorView.tsx';
import type { vipMachine } from '#machines/vip/vip.machine.ts';

/** Access to the actor of the VIP page. */
export const vipView = actorView<typeof vipMachine>();
