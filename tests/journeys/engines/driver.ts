import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { launchPlaywright } from './playwrightDriver.ts';
import { launchWebKit, MINI_BROWSER, WEBKIT_DRIVER } from './webkitDriver.ts';

/** What a person finds things by. */
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
 * A browser with one window in front of the site, as a person uses it: what is not there yet is waited for. Each
 * engine's own driver stands behind it.
 */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** the first visible one of the role whose accessible name is the text, or matches it */
  press: (role: Role, name: string | RegExp) => Promise<void>;
  /** types into an empty text field, key by key */
  type: (field: string, text: string) => Promise<void>;
  sees: (role: Role, name: string | RegExp) => Promise<void>;
  /** the text stands anywhere on the page */
  reads: (text: string | RegExp) => Promise<void>;
  /** runs a function of the page, which may use nothing around it, with arguments that are JSON */
  run: <Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** the addresses of all windows, the first one's first */
  windows: () => Promise<string[]>;
  /** what the window shows, as PNG */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A running browser that opens windows with a fresh storage each. */
export interface Engine {
  newDriver: () => Promise<Driver>;
  close: () => Promise<void>;
}

const firefox = '/usr/bin/firefox-esr';
/** The oldest Firefox whose WebDriver BiDi has all that Playwright asks for (`network.addDataCollector`). */
const OLDEST_FIREFOX = 143;

/** Whether Playwright can drive this Firefox. */
function isDriven(path: string): boolean {
  const [, major] = /(\d+)\./.exec(execFileSync(path, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) >= OLDEST_FIREFOX;
}

/** The engines that players have and that are installed here, as far as they can be driven; Chromium always is. */
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

/** What tells most: every other journey is Chromium's, and most players have WebKit. */
export const otherEngines = (all: typeof engines): typeof engines => {
  const others = all.filter(({ name }) => name !== 'chromium');
  return others.length > 0 ? others : all;
};

/** The one that most players have. */
export const commonEngine = (all: typeof engines): typeof engines => {
  const common = all.find(({ name }) => name === 'webkit');
  return common === undefined ? all.slice(-1) : [common];
};
