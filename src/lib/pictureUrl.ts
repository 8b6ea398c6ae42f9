import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';
import { settings } from '#settings';

/** A picture's address, resolved against the operator's picture base; null if it may not be loaded (D34). */
export function pictureUrl(address: unknown): string | null {
  return outsideUrl(address, new URL(settings.pictureBase, window.location.origin).href);
}
