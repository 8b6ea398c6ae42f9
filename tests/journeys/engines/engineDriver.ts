import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { tokenOf } from '#tools/browser/journeyLogin.ts';
import { sandboxOf, type Phone } from '#tools/browser/phone.ts';
import { serveSite, type Site } from '#tools/browser/site.ts';
import type { Driver, Engine } from './driver.ts';
import type { engines } from './engines.ts';

/** A site with fresh data and a driver of the engine, for each test. */
export interface Visit {
  driver: Driver;
  site: string;
  /** sends a request to the sandbox's own endpoints (`/sandbox/…`), by default a POST; returns the data */
  sandbox: Phone['sandbox'];
  /** saves a screenshot in reports/engines for manual review */
  picture: (name: string) => Promise<void>;
  logIn: () => Promise<void>;
  /** opens a location as a member, without the login form */
  openAsMember: (location: string) => Promise<void>;
}

export function visitPerTest({ name, launch }: (typeof engines)[number]): () => Visit {
  let engine: Engine;
  let served: Site;
  let visit: Visit;
  beforeAll(async () => {
    served = await serveSite(':memory:');
    engine = await launch();
  });
  afterAll(async () => {
    await engine.close();
    await served.close();
  });
  beforeEach(async () => {
    const site = served.address;
    const sandbox = sandboxOf(site);
    await sandbox('/sandbox/reset', {});
    await sandbox('/sandbox/app', { index_modal: 0 });
    const driver = await engine.newDriver();
    visit = {
      driver,
      site,
      sandbox,
      async picture(of) {
        await mkdir(`reports/engines/${name}`, { recursive: true });
        await writeFile(`reports/engines/${name}/${of}.png`, await driver.picture());
      },
      async logIn() {
        await driver.open(`${site}/#/login`);
        await driver.type('账号', 'demo888');
        await driver.type('密码', 'demo8888');
        await driver.press('button', '登录');
        await driver.reads('demo888');
      },
      async openAsMember(location) {
        // a small page of the site's own origin
        await driver.open(`${site}/sandbox/requests`);
        await driver.run((token) => sessionStorage.setItem('token', token), await tokenOf(site));
        await driver.open(`${site}/#${location}`);
      },
    };
  });
  afterEach(() => visit.driver.close());
  return () => visit;
}
