import type { RootActor } from '#app/calls/root.ts';
import { UnpaidStrip } from '#app/shell/UnpaidStrip.tsx';
import { unpaidOrder } from '#calls/unpaidOrder.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import { showBeside } from '#ui/showBeside.tsx';

/** The member's unpaid order, a flow of the root. */
export const unpaidOrderFlow = defineFlow({ id: 'unpaidOrder', logic: unpaidOrder });

/** Starts looking for the member's unpaid order, and shows it beside the pages. */
export function watchUnpaidOrder(root: RootActor): void {
  root.send({ type: 'flow.needed', flow: unpaidOrderFlow });
  showBeside('unpaid', <UnpaidStrip />);
}
