import { outsideUrl } from '#machines/root/outsideUrl.ts';
import { settings } from '#settings';

/** A picture's address as the server told it, from where the operator's pictures lie; null where it may not be shown (D34). */
export function pictureUrl(address: unknown): string | null {
  return outsideUrl(address, new URL(settings.pictureBase, window.location.origin).href);
}
