/**
 * The operator's settings (D36): defaults here, overridden at build time by environment variables of the
 * same meaning (`VITE_…`, see docs/deploy.md).
 */
export interface Settings {
  /** where the calls go, in front of `/api/…`; `/` is the site's own origin (spec 1 §7) */
  apiBase: string;
  /** the site's name until the server has told it */
  siteTitle: string;
  /** marks the native app in the user agent (D35) */
  nativeMarker: string;
  /** what an invite code looks like (D29) */
  inviteCode: RegExp;
  /** the default fund password's hint in the operator's own words; empty shows none (D24) */
  fundPasswordHint: string;
  /** shows the USDT withdraw-to-address option (D23) */
  withdrawToAddress: boolean;
}

const env: Record<string, string | boolean | undefined> = import.meta.env;

function text(name: string, fallback: string): string {
  const value = env[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

export const settings: Settings = {
  apiBase: text('VITE_API_BASE', '/'),
  siteTitle: text('VITE_SITE_TITLE', '流金娱乐'),
  nativeMarker: text('VITE_NATIVE_MARKER', 'NativeApp/'),
  inviteCode: new RegExp(text('VITE_INVITE_CODE', '^[A-Za-z0-9]{4,16}$')),
  fundPasswordHint: text('VITE_FUND_PASSWORD_HINT', ''),
  withdrawToAddress: text('VITE_WITHDRAW_TO_ADDRESS', '0') === '1',
};
