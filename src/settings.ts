/**
 * The operator's settings (D36): defaults here, overridden at build time by environment variables of the
 * same meaning (`VITE_…`, see docs/deploy.md).
 */
export interface Settings {
  /** where the calls go, in front of `/api/…`; `/` is the site's own origin (spec 1 §7) */
  apiBase: string;
  /** where the server's pictures lie, against which their relative addresses resolve; the calls' base unless set */
  pictureBase: string;
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
  /** paths of our own origin, each with a slash at both ends, whose pages /game-shell may frame (D34) */
  framedPaths: readonly string[];
  /** where crashes are reported to, by POST; empty reports them to the console alone */
  crashReportUrl: string;
}

/** A setting of the build; empty counts as not set. Each is named in full, as the build puts its value there. */
const set = (value: string | undefined, fallback: string): string => value || fallback;

const apiBase = set(import.meta.env.VITE_API_BASE, '/');

export const settings: Settings = {
  apiBase,
  // a folder, also where its name has no slash at its end
  pictureBase: set(import.meta.env.VITE_PICTURE_BASE, apiBase).replace(/\/?$/, '/'),
  siteTitle: set(import.meta.env.VITE_SITE_TITLE, '流金娱乐'),
  nativeMarker: set(import.meta.env.VITE_NATIVE_MARKER, 'NativeApp/'),
  inviteCode: new RegExp(set(import.meta.env.VITE_INVITE_CODE, '^[A-Za-z0-9]{4,16}$')),
  fundPasswordHint: set(import.meta.env.VITE_FUND_PASSWORD_HINT, ''),
  withdrawToAddress: import.meta.env.VITE_WITHDRAW_TO_ADDRESS === '1',
  framedPaths: set(import.meta.env.VITE_FRAMED_PATHS, '').split(' '),
  crashReportUrl: set(import.meta.env.VITE_CRASH_REPORT_URL, ''),
};
