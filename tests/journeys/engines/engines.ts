import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from './driver.ts';
import { launchPlaywright } from './playwrightDriver.ts';
import { launchWebKit, MINI_BROWSER, WEBKIT_DRIVER } from './webkitDriver.ts';

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
