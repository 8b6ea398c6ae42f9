import { openBeside } from '#lib/outsideWindow.ts';
import { toast } from '#machines/app/effects.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';
import type { System } from '#machines/app/systemActors.ts';
import { LINK_INVALID_TEXT, PAYMENT_BLOCKED_TEXT } from '#machines/deposit/onlinePayment.ts';

/** Action: opens the payment page of an online deposit once more, during the tap (D34). */
export function openCashier({ system }: { system: System }, url: string): void {
  const allowed = outsideUrl(url, window.location.origin);
  if (allowed === null) toast({ system }, { text: LINK_INVALID_TEXT });
  else openBeside(allowed, () => toast({ system }, { text: PAYMENT_BLOCKED_TEXT }));
}
