import { systemActor, type System } from '#machines/app/systemActors.ts';

/** How long an order is asked for outside of its record, in ms; our choice. */
export const UNPAID_MS = 24 * 3_600_000;

/** The pages that show the order. */
export const UNPAID_PAGES: readonly string[] = ['/', '/userCenter', '/deposit'];

interface InSystem {
  system: System;
}

/** Action: looks for an unpaid order again, because a deposit was requested. */
export function lookForUnpaid({ system }: InSystem): void {
  systemActor(system, 'unpaidOrder')?.send({ type: 'orders.changed' });
}

/** Action: marks an order as paid for the member, who says so. */
export function markPaid({ system }: InSystem, number: string): void {
  systemActor(system, 'unpaidOrder')?.send({ type: 'order.marked', number });
}
