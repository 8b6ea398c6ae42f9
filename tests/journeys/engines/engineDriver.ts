import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { tokenOf } from '#tests/support/journeyLogin.ts';
import { sandboxOf, type Phone } from '#tests/support/phone.ts';
import { serveSite, type Site } from '#tests/support/site.ts';
import type { Driver, Engine, engines } from './driver.ts';

/** A site with fresh data, and a driver of the engine in front of it, for each test. */
export interface Visit {
  driver: Driver;
  site: string;
  /** asks the sandbox's own endpoints (`/sandbox/…`), by POST unless said; answers their data */
  sandbox: Phone['sandbox'];
  /** keeps a picture in reports/engines, to be looked at */
  picture: (name: string) => Promise<void>;
  logIn: () => Promise<void>;
  /** opens a place as a member, without the form */
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
        // a light page of the site's own origin
        await driver.open(`${site}/sandbox/requests`);
        await driver.run((token) => sessionStorage.setItem('token', token), await tokenOf(site));
        await driver.open(`${site}/#${location}`);
      },
    };
  });
  afterEach(() => visit.driver.close());
  return () => visit;
}
