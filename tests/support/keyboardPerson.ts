import type { Page } from 'playwright-core';
import { screenReader } from '#tests/support/screenReader.ts';

/** Nothing is further away by Tab. */
const STOPS_MAX = 40;
const TRIES = 100;
const TRY_MS = 100;
/** What is said once the balance has been asked for again. */
const IN_ITS_TIME = /^status: 账户余额/;

/** The same in every run: times, numbers of receipts. */
const plain = (phrase: string) =>
  phrase.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '〈time〉').replaceAll(/\b(CK|TX)\d+/g, '〈number〉');

/** Whether what has the focus is under a bar, or anything else; runs in the page. */
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

/** Hands a page to a person who presses keys and listens, and does nothing else. */
export async function keyboardPerson(page: Page) {
  const reader = await screenReader(page);
  const lines: string[] = [];
  const found: string[] = [];
  let last = '';

  const meanwhile: string[] = [];
  /** what is said now; what the server's next answer brings is put aside */
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
    /** presses a key once, and again until what has the focus begins with these words, if there are any */
    press: async (key: string, until?: string) => {
      for (let presses = 1; ; presses += 1) {
        await page.keyboard.press(key);
        await listen(key);
        if (until === undefined || last.startsWith(until)) return;
        if (presses === STOPS_MAX) throw new Error(`No ${until} by ${key}\n${lines.join('\n')}`);
      }
    },
    /** types a text; a secret is not written down */
    type: async (text: string, secret?: true) => {
      await page.keyboard.type(text);
      lines.push(secret === true ? '••••••' : text);
      await hear();
    },
    /** presses a key, which leads to something that is said in its own time */
    go: async (key: string, to: string) => {
      await page.keyboard.press(key);
      await comes(key, to);
    },
    /** waits for what is said at a time of its own, and writes down all of it */
    hearsMeanwhile: async () => {
      for (let tries = 1; meanwhile.length === 0; tries += 1) {
        if (tries === TRIES) throw new Error('Nothing is said meanwhile');
        await new Promise((resolve) => setTimeout(resolve, TRY_MS));
        await hear();
      }
      note('…', meanwhile);
    },
    /** where in the story this is */
    chapter: (title: string) => void lines.push('', `## ${title}`),
    /** what was pressed and heard, a line each; times and numbers stand for all times and numbers */
    transcript: () => `${lines.join('\n').trim()}\n`,
    /** what had the focus and was covered by something else */
    covered: (): readonly string[] => found,
  };
}
