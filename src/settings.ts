/**
 * The operator's settings (D36) that the whole site reads; those of single pages are in pageSettings.ts. Defaults here, overridden at build time by environment variables of the
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
  crashReportUrl: set(import.meta.env.VITE_CRASH_REPORT_URL, ''),
};
