import { settings } from '#settings';

/** Whether the site runs inside the operator's native app (D35). */
export function isNativeApp(): boolean {
  return navigator.userAgent.includes(settings.nativeMarker);
}
