/** The tabs of the records by the `type` of their link (spec 2 §2), in the order of the screen. */
export const RECORD_TABS = ['6', '0', '1', '2', '3', '4', '5', '7'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** The tab that a raw query names; the first tab if it names none. */
export function tabOf(search: string): RecordTab {
  const requested = new URLSearchParams(search).get('type');
  return RECORD_TABS.find((tab) => tab === requested) ?? RECORD_TABS[0];
}

/** The location of a tab's records. */
export function recordsPath(tab: RecordTab): string {
  return `/assets?type=${tab}`;
}

/** The tabs that list the record of a submission, by its kind; the one that is opened for it first. */
export const TABS_OF_KIND: Readonly<Record<string, readonly [RecordTab, ...RecordTab[]]>> = {
  withdrawal: ['1'],
  transfer: ['2', '3'],
  rebateClaim: ['5'],
  rechargeSubmission: ['0'],
  onlineSubmission: ['6'],
  welfareGrabSubmission: ['7'],
};

/** The location of the deposits whose tab has the newest one: online first, as its records are the default. */
export const NEWEST_DEPOSITS = `${recordsPath('6')}&newest=1`;

/** Whether a raw query wants the newest deposits, of whichever tab. */
export function seeksNewest(search: string): boolean {
  return new URLSearchParams(search).get('newest') === '1';
}

/** The location that lists recharges: the offline deposits. */
export const RECHARGE_RECORDS = recordsPath('0');

/** Whether a tab's records are filtered by platform (spec 2 §2: types 2 to 5). */
export function hasPlatforms(tab: RecordTab): boolean {
  return tab === '2' || tab === '3' || tab === '4' || tab === '5';
}
