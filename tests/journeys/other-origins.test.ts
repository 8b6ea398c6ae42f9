import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logIn } from '#tools/browser/journeyLogin.ts';
import { NGINX, startNginx, type Nginx } from '#tests/journeys/nginx.ts';

/** What a page of another origin can do to a member who has the site open, with the headers of deploy/nginx.conf. */
describe.skipIf(NGINX === undefined)(
  `a page of another origin${NGINX === undefined ? ' (nginx is not installed)' : ''}`,
  () => {
    const phone = phonePerTest();
    let nginx: Nginx | undefined;
    let strangers: Server;
    let stranger: string;
    let site: string;
    let other: Page;

    beforeAll(async () => {
      strangers = createServer((_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>别处</title>');
      });
      await new Promise<void>((listening) => strangers.listen(0, '127.0.0.1', listening));
      const address = strangers.address();
      // the same host by another name is another site
      stranger = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    });
    afterAll(async () => {
      strangers.closeAllConnections();
      strangers.close();
      await nginx?.close();
    });
    beforeEach(async () => {
      const { page, context, sandbox, site: backend } = phone();
      nginx ??= await startNginx('nginx.conf', { BACKEND: backend, PICTURES: 'sandbox/art' });
      site = nginx.address;
      await sandbox('/sandbox/app', { index_modal: 0 });
      await logIn(page, site, 'demo888');
      other = await context.newPage();
      await other.goto(stranger);
    });

    test('that frames ours shows nothing of it', async () => {
      for (const path of ['/', '/register', '/assets/gone.js', '/api/user']) {
        await other.evaluate(
          (address) =>
            new Promise((loaded) => {
              const frame = document.createElement('iframe');
              frame.addEventListener('load', loaded);
              frame.src = address;
              document.body.replaceChildren(frame);
            }),
          site + path,
        );
        const [, framed] = other.frames();
        expect(framed?.url()).toMatch(/^chrome-error:/);
      }
    });

    test('that opens ours has no hand on it, and it is no member’s', async () => {
      const { context } = phone();
      const opening = context.waitForEvent('page');
      await other.evaluate((address) => {
        Object.assign(window, { opened: window.open(address) });
      }, `${site}/#/userCenter`);
      const opened = await opening;
      await opened.getByRole('link', { name: '登录' }).first().waitFor();
      expect(await opened.evaluate(() => [window.opener, sessionStorage.getItem('token')])).toEqual([
        null,
        null,
      ]);
      const isCut = () => other.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
      await expect.poll(isCut).toBe(true);
    });

    test('that reads from ours gets nothing', async () => {
      const read = (path: string, mode: RequestMode) =>
        other.evaluate(
          ([address, how]) =>
            fetch(address, { mode: how, credentials: 'include' }).then(
              async (answer) => [answer.type, (await answer.text()).length],
              (error: Error) => error.name,
            ),
          [site + path, mode] as const,
        );
      for (const path of ['/', '/api/user', '/api/app', '/manifest.webmanifest']) {
        expect(await read(path, 'cors')).toBe('TypeError');
        // blocked by Cross-Origin-Resource-Policy before it can be measured
        expect(await read(path, 'no-cors')).toBe('TypeError');
      }
      const runs = await other.evaluate(
        (address) =>
          new Promise((ended) => {
            const script = document.createElement('script');
            script.addEventListener('load', () => ended('loaded'));
            script.addEventListener('error', () => ended('refused'));
            script.src = address;
            document.body.append(script);
          }),
        `${site}/api/user`,
      );
      expect(runs).toBe('refused');
    });

    test('that posts to ours moves nothing, as no cookie speaks for the member', async () => {
      const { context, sandbox } = phone();
      const member = () => sandbox('/sandbox/members/demo888', undefined, 'GET');
      const before = await member();
      const address = await other.evaluate(async (address) => {
        const body = JSON.stringify({ money: '100', bankid: 1, password: '888888' });
        await fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).catch(
          () => null,
        );
        const form = document.createElement('form');
        form.method = 'post';
        form.enctype = 'text/plain';
        form.action = address;
        form.innerHTML = `<input name='{"money":"100","bankid":1,"password":"888888","x":"' value='"}'>`;
        document.body.append(form);
        form.submit();
        return address;
      }, `${site}/api/withdraw`);
      await other.waitForURL(address);
      // by its code, by a framework's message, or because a form sends no JSON
      expect(await other.textContent('body')).toMatch(/401|415|Unauthenticated/);
      expect(await member()).toEqual(before);
      expect(await context.cookies()).toEqual([]);
    });
  },
);
