import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { screenReader } from '#tests/journeys/screenReader.ts';

const phone = phonePerTest({ motion: true });

/** Maximum number of tab stops to a control. */
const STOPS_MAX = 40;
const TRIES = 100;
const TRY_MS = 100;
/** The announcement of a balance poll, which comes at an unpredictable time. */
const IN_ITS_TIME = /^status: 账户余额/;

/** Replaces what differs between runs: times and receipt numbers. */
const plain = (phrase: string) =>
  phrase.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '〈time〉').replaceAll(/\b(CK|TX)\d+/g, '〈number〉');

/** Returns what covers the focused element, or null if nothing does; runs in the page. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.tabIndex < 0) return null;
  const isChoice = focused instanceof HTMLInputElement && /radio|checkbox/.test(focused.type);
  const seen = isChoice ? (focused.labels?.[0] ?? focused) : focused;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (over === null || seen.contains(over) || over.contains(seen)) return null;
  return `${seen.textContent || seen.getAttribute('aria-label')} under ${over.outerHTML.slice(0, 80)}`;
}

/** Simulates a user who only presses keys and listens to a screen reader. */
async function keyboardPerson(page: Page) {
  const reader = await screenReader(page);
  const lines: string[] = [];
  const found: string[] = [];
  let last = '';

  const meanwhile: string[] = [];
  /** the current announcements; those of balance polls are collected separately */
  const hear = async () => {
    const heard = await reader.hear();
    meanwhile.push(...heard.filter((phrase) => IN_ITS_TIME.test(phrase)));
    return heard.filter((phrase) => !IN_ITS_TIME.test(phrase));
  };
  const note = (key: string, phrases: readonly string[]) => {
    lines.push(`${key.padEnd(12)} ${phrases.map(plain).join('\n             ')}`.trimEnd());
  };
  const listen = async (key: string) => {
    const phrases = await hear();
    last = phrases.at(-1) ?? '';
    note(key, phrases);
    const covered = await page.evaluate(coveredFocus);
    if (covered !== null) found.push(covered);
  };
  const comes = async (key: string, to: string) => {
    const phrases: string[] = [];
    for (let tries = 1; ; tries += 1) {
      const heard = await hear();
      last = heard.pop() ?? '';
      phrases.push(...heard);
      if (last.startsWith(to)) break;
      if (tries === TRIES) throw new Error(`Instead of ${to} it is ${last}\n${lines.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, TRY_MS));
    }
    note(key, [...phrases, last]);
  };
  return {
    /** presses a key once, or repeatedly until the announcement of the focused element starts with `until` */
    press: async (key: string, until?: string) => {
      for (let presses = 1; ; presses += 1) {
        await page.keyboard.press(key);
        await listen(key);
        if (until === undefined || last.startsWith(until)) return;
        if (presses === STOPS_MAX) throw new Error(`No ${until} by ${key}\n${lines.join('\n')}`);
      }
    },
    /** types a text; a secret is not written to the transcript, nor is what is said between its keys */
    type: async (text: string, secret?: true) => {
      await page.keyboard.type(text);
      lines.push(secret === true ? '••••••' : text);
      // what the last key changes is painted and announced within two frames
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
          ),
      );
      await hear();
    },
    /** presses a key and waits for an announcement that comes later */
    go: async (key: string, to: string) => {
      await page.keyboard.press(key);
      await comes(key, to);
    },
    /** waits for the announcements of balance polls and writes all of them to the transcript */
    hearsMeanwhile: async () => {
      for (let tries = 1; meanwhile.length === 0; tries += 1) {
        if (tries === TRIES) throw new Error('Nothing is said meanwhile');
        await new Promise((resolve) => setTimeout(resolve, TRY_MS));
        await hear();
      }
      note('…', meanwhile);
    },
    /** starts a section of the transcript */
    chapter: (title: string) => void lines.push('', `## ${title}`),
    /** the keys and announcements, a line each; times and numbers are replaced by placeholders */
    transcript: () => `${lines.join('\n').trim()}\n`,
    /** the focused elements that were covered by something else */
    covered: (): readonly string[] => found,
  };
}

/**
 * The transcript is stored in docs/screen-reader.txt; `npx vitest run --config=vitest.journeys.config.ts -u
 * journeys/keyboard` updates it.
 */
test('from the login to a withdrawal by keyboard alone, and what a screen reader says on the way', async () => {
  const { page, open } = phone();
  await open('/');
  await page.getByRole('dialog').waitFor();
  const { press, type, go, chapter, hearsMeanwhile, transcript, covered } = await keyboardPerson(page);

  chapter('The welcome');
  await press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '暂停轮播' }).waitFor();

  chapter('The login');
  await press('Tab', '登录');
  await go('Enter', '登录, heading');
  await press('Tab', '账号');
  await go('Enter', '账号, textbox, invalid');
  await type('demo888');
  await press('Tab', '密码');
  await type('demo8888', true);
  await go('Enter', '流金娱乐, heading');

  chapter('A deposit');
  await press('Shift+Tab', '菜单');
  await go('Enter', '我的账户');
  await press('Tab', '充值');
  await go('Enter', '充值, heading');
  await page.getByRole('tab', { name: '在线支付' }).waitFor();
  await press('Tab', '在线支付');
  await press('ArrowRight', '数字货币');
  await press('Tab', '充值金额');
  await type('200');
  await go('Enter', '充值信息, heading');
  await page.getByRole('button', { name: '已完成支付' }).and(page.locator(':enabled')).waitFor();
  await press('Tab', '已完成支付');
  await go('Enter', '资金明细, heading');
  await page.getByRole('list', { name: '记录' }).getByRole('button').first().waitFor();

  chapter('A withdrawal');
  await press('Shift+Tab', '菜单');
  await go('Enter', '我的账户');
  await press('Tab', '提现');
  await go('Enter', '提现, heading');
  await page.getByRole('radio').first().waitFor();
  await press('Tab', '提现金额');
  await go('Enter', '');
  await press('Space');
  await press('Tab', '提现金额');
  await type('100');
  await press('Tab', '支付密码');
  await type('888888', true);
  await go('Enter', '提交成功，等待后台审核');
  // a button is only a tab stop once it is rendered
  await page.getByRole('button', { name: '复制单号' }).waitFor();
  // the focus inside the receipt keeps it from closing after its 1.5 s
  await press('Tab');
  await press('Tab', '取款记录');
  await go('Enter', '资金明细, heading');
  await page.getByRole('list', { name: '记录' }).getByRole('button').first().waitFor();
  await page.getByRole('button', { name: '额度转换' }).and(page.locator(':enabled')).waitFor();
  await press('Tab', '工商银行');
  await go('Enter', '工商银行, heading');
  await go('Escape', '工商银行 2');

  chapter('Meanwhile, when the balance was next asked for');
  await hearsMeanwhile();

  await expect(transcript()).toMatchFileSnapshot('../../docs/screen-reader.txt');
  expect(covered()).toEqual([]);
});
