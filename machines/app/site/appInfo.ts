/** The site's own facts (spec 1 §3, spec 2 §3); flags are read as booleans, absent texts as empty ones. */
export interface AppInfo {
  title: string;
  open: boolean;
  repairTips: string;
  /** the red packet's page is open, unless the site closes it (spec 1 §5) */
  redPacketOpen: boolean;
  /** the home page offers it with a floating icon (spec 1 §2) */
  redPacketIcon: boolean;
  welcomeOpen: boolean;
  /** HTML of the welcome dialog; only shown sanitised (D33) */
  webContent: string;
  smsOpen: boolean;
  name: string;
  version: string;
  iosDownloadUrl: string;
}
