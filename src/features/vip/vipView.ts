import { actorView } from '#lib/actorView.tsx';
import type { vipMachine } from '#machines/vip/vip.machine.ts';

/** The way of the VIP page to its actor. */
export const vipView = actorView<typeof vipMachine>();
