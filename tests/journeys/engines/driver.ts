import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { launchPlaywright } from './playwrightDriver.ts';
import { launchWebKit, MINI_BROWSER, WEBKIT_DRIVER } from './webkitDriver.ts';

/** The roles by which elements are found. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'status'
  | 'tab'
  | 'textbox';

/**
 * One browser window with the site, driven as a user would: every operation waits for its element. Each engine has its
 * own implementation.
 */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** presses the first visible element with this role whose accessible name equals or matches `name` */
  press: (role: Role, name: string | RegExp) => Promise<void>;
  /** types into an empty text field, key by key */
  type: (field: string, text: string) => Promise<void>;
  sees: (role: Role, name: string | RegExp) => Promise<void>;
  /** waits until the text is anywhere on the page */
  reads: (text: string | RegExp) => Promise<void>;
  /** runs a self-contained function in the page, with JSON arguments */
  run: <Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** the addresses of all windows, the first window's first */
  windows: () => Promise<string[]>;
  /** a screenshot of the window, as PNG */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A running browser; each window it opens has a fresh storage. */
export interface Engine {
  newDriver: () => Promise<Driver>;
  close: () => Promise<void>;
}

const firefox = '/usr/bin/firefox-esr';
/** The oldest Firefox whose WebDriver BiDi supports what Playwright requires (`network.addDataCollector`). */
const OLDEST_FIREFOX = 143;

/** Whether Playwright can drive this Firefox. */
function isDriven(path: string): boolean {
  const [, major] = /(\d+)\./.exec(execFileSync(path, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) >= OLDEST_FIREFOX;
}

/** The engines that players use and that are installed and drivable here; Chromium always is. */
export const engines: readonly { name: 'chromium' | 'firefox' | 'webkit'; launch: () => Promise<Engine> }[] =
  [
    { name: 'chromium' as const, launch: () => launchPlaywright('chromium'), isReady: true },
    {
      name: 'firefox' as const,
      launch: () => launchPlaywright('firefox', firefox),
      isReady: existsSync(firefox) && isDriven(firefox),
    },
    {
      name: 'webkit' as const,
      launch: launchWebKit,
      isReady: existsSync(WEBKIT_DRIVER) && existsSync(MINI_BROWSER),
    },
  ].filter(({ isReady }) => isReady);

/** The most informative other engine: all other journeys use Chromium, and most players use WebKit. */
export const otherEngines = (all: typeof engines): typeof engines => {
  const others = all.filter(({ name }) => name !== 'chromium');
  return others.length > 0 ? others : all;
};

/** The engine that most players use. */
export const commonEngine = (all: typeof engines): typeof engines => {
  const common = all.find(({ name }) => name === 'webkit');
  return common === undefined ? all.slice(-1) : [common];
};
