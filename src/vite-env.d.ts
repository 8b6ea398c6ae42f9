/// <reference types="vite/client" />

/** The operator's settings of a build (docs/deploy.md). */
interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_PICTURE_BASE?: string;
  readonly VITE_SITE_TITLE?: string;
  readonly VITE_NATIVE_MARKER?: string;
  readonly VITE_INVITE_CODE?: string;
  readonly VITE_FUND_PASSWORD_HINT?: string;
  readonly VITE_WITHDRAW_TO_ADDRESS?: string;
  readonly VITE_FRAMED_PATHS?: string;
  readonly VITE_GAME_ORIGINS?: string;
  readonly VITE_LEAST_WITHDRAWAL?: string;
  readonly VITE_ACCOUNT_LIMITS?: string;
  readonly VITE_WITHDRAW_ACCOUNT_LIMITS?: string;
  readonly VITE_DEPOSIT_HINT?: string;
  readonly VITE_INSPECTOR?: string;
  readonly VITE_CRASH_REPORT_URL?: string;
  /** the version in package.json, put here by the build */
  readonly VITE_APP_VERSION?: string;
}
