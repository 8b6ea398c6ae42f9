import type { Page } from 'playwright-core';
import { screenReader } from '#tests/support/screenReader.ts';

/** The maximum number of Tab presses to reach a control. */
const STOPS_MAX = 40;
const TRIES = 100;
const TRY_MS = 100;
/** Announced after the balance has been requested again, at an unpredictable time. */
const IN_ITS_TIME = /^status: 账户余额/;

/** Replaces what differs between runs: times, receipt numbers. */
const plain = (phrase: string) =>
  phrase.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '〈time〉').replaceAll(/\b(CK|TX)\d+/g, '〈number〉');

/** Whether the focused element is covered by a bar or another element; runs in the page. */
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

/** Operates a page by keyboard only, and records what a screen reader announces. */
export async function keyboardPerson(page: Page) {
  const reader = await screenReader(page);
  const lines: string[] = [];
  const found: string[] = [];
  let last = '';

  const meanwhile: string[] = [];
  /** the current announcements; those of an unpredictable response are set aside */
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
    /** presses a key once, or until the announcement of the focused element starts with this text */
    press: async (key: string, until?: string) => {
      for (let presses = 1; ; presses += 1) {
        await page.keyboard.press(key);
        await listen(key);
        if (until === undefined || last.startsWith(until)) return;
        if (presses === STOPS_MAX) throw new Error(`No ${until} by ${key}\n${lines.join('\n')}`);
      }
    },
    /** types a text; a secret is masked in the transcript */
    type: async (text: string, secret?: true) => {
      await page.keyboard.type(text);
      lines.push(secret === true ? '••••••' : text);
      await hear();
    },
    /** presses a key, and waits for an announcement that follows later */
    go: async (key: string, to: string) => {
      await page.keyboard.press(key);
      await comes(key, to);
    },
    /** waits for the announcements of unpredictable responses, and records them */
    hearsMeanwhile: async () => {
      for (let tries = 1; meanwhile.length === 0; tries += 1) {
        if (tries === TRIES) throw new Error('Nothing is said meanwhile');
        await new Promise((resolve) => setTimeout(resolve, TRY_MS));
        await hear();
      }
      note('…', meanwhile);
    },
    /** starts a chapter of the transcript */
    chapter: (title: string) => void lines.push('', `## ${title}`),
    /** the keys and announcements, a line each; times and numbers are replaced by placeholders */
    transcript: () => `${lines.join('\n').trim()}\n`,
    /** focused elements that were covered by another element */
    covered: (): readonly string[] => found,
  };
}
