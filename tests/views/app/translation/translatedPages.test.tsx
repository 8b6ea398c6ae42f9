import { act } from '@testing-library/react';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDriver, renderOnSandbox, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { openWithMoney } from '#tests/support/driver.ts';

const ERRORS = ['页面加载失败，请检查网络后重试', '页面出错了，请重试'];
/** The number of a page's own controls that are pressed, each with what it opens closed again. */
const PRESSES = 8;

/** What is left to be translated of what must be exact: a sum, a number, a time, an address, a network. */
const EXACT = /^[+-]?¥?[\d,.:\s/~-]+(?: ?(?:USDT|CNY))?$|^(?:TRC20|ERC20)$|T\w{33}|0x\w{40}/;

let app: RenderedDriver | undefined;
afterEach(() => app?.close());

/** Closes the app and lets its last work end, which could lead the next one elsewhere. */
async function close(): Promise<void> {
  await app?.close();
  app = undefined;
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  window.location.hash = '';
  await nextTurn();
}

/** Everything that the document says, as a person reads it. */
const read = () => {
  const copy = document.body.cloneNode(true) as Element;
  for (const font of copy.querySelectorAll('font')) font.replaceWith(...font.childNodes);
  copy.normalize();
  return copy.textContent;
};

/** The page's own buttons, tabs and radios, but not what leaves the site. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('main button, main input[type=radio]')].filter(
    (one) => one.closest('[hidden], [style*="display: none"]') === null && !one.matches(':disabled'),
  );

/** Plays a page: waits for its polls, presses its controls, leaves it and comes back. Returns what it said each time. */
async function play(location: string, translated: boolean): Promise<string[]> {
  const said: string[] = [];
  // the entry of the last play is of another session, and would lead home
  window.history.replaceState(null, '');
  app = renderDriver({ onSandbox: true, translated });
  // it opens whenever its code and the device have answered
  await app.sandbox('/sandbox/app', { index_modal: 0 });
  const driver = await openWithMoney(app, location, []);
  const note = async () => {
    await driver.look(({ words }) => {
      for (const error of ERRORS) expect(words).not.toContain(error);
    });
    said.push(read());
  };
  await note();
  // the polls of balances, tokens and queues
  await driver.sandbox('/sandbox/members/vip333', { balance: '4321.09' });
  await driver.pass(9000);
  await note();
  for (let at = 0; at < PRESSES; at += 1) {
    const control = controls()[at];
    if (control === undefined) break;
    await act(async () => control.click());
    await driver.pass(2000);
    await note();
    await act(async () =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      ),
    );
    if (!window.location.hash.startsWith(`#${location.split('?', 1)[0]}`)) await driver.goTo(location);
  }
  await driver.goTo('/about');
  await note();
  await driver.goTo(location);
  await driver.pass(3000);
  await note();
  const exact = [...(globalThis.flowplayTranslated ?? [])].filter((text) => EXACT.test(text));
  expect(exact, 'texts that need translate="no"').toEqual([]);
  await close();
  return said;
}

describe('a page in a browser that translates it', () => {
  test.each(routeSamples)('$path says all along what it says in any other', async ({ location }) => {
    const plain = await play(location, false);
    const translated = await play(location, true);
    expect(plain.join('')).not.toBe('');
    expect(translated).toEqual(plain);
  });

  test.each(['/', '/login?redirect=%2Fassets', '/register?pid=88', '/activeList', '/faq'])(
    '%s does so for a visitor',
    async (location) => {
      const visit = async (translated: boolean) => {
        app = translated ? renderDriver({ onSandbox: true, translated }) : renderOnSandbox();
        // it opens whenever its code and the device have answered
        await app.sandbox('/sandbox/app', { index_modal: 0 });
        await app.open(location);
        await app.pass(3000);
        const before = read();
        await app.goTo('/about');
        await app.goTo(location);
        await app.look(({ words }) => {
          for (const error of ERRORS) expect(words).not.toContain(error);
        });
        const after = read();
        await close();
        return [before, after];
      };
      expect(await visit(true)).toEqual(await visit(false));
    },
  );
});
