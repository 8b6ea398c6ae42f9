/**
 * The operator's settings (D36) that the whole site reads; those of single pages are in pageSettings.ts. The defaults
 * are here; environment variables override them at build time (`VITE_…`, see docs/deploy.md).
 */
export interface Settings {
  /** the base of the calls' addresses, in front of `/api/…`; `/` is the site's own origin (spec 1 §7) */
  apiBase: string;
  /** the base for relative addresses of the server's pictures; defaults to the calls' base */
  pictureBase: string;
  /** the site's name until the server has sent it */
  siteTitle: string;
  /** the text in the user agent that identifies the native app (D35) */
  nativeMarker: string;
  /** the address that receives crash reports, by POST; if empty, crashes are only written to the console */
  crashReportUrl: string;
}

/**
 * A setting of the build; an empty value counts as not set. Each variable is written out in full, because the build
 * replaces it with its value.
 */
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
