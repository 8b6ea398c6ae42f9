import type { AnswerBody } from '#tests/support/answerBody.ts';
import { expect } from 'vitest';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import type { Seen, SeenControl } from '#tests/support/readScreen.ts';
import { aMember } from '#tests/support/samples.ts';

/** The roles of controls. */
export type Role =
  | 'alertdialog'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'menuitem'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'switch'
  | 'tab';

/**
 * How a pending request is answered: with this body; with the server's own response (`own`); with a lost response,
 * although the server has processed the request (`lost`); not before the request has timed out (`late`); with a
 * gateway's HTML page (`garbled`).
 */
export type Answer = AnswerBody | 'own' | 'lost' | 'late' | 'garbled';

/** Shown if no usable answer arrives (spec 2 §8). */
export const NETWORK_TEXT = '网络错误，请稍后重试';

/** Shown at an amount that has no reading, or two (D63). */
export const UNREADABLE_TEXT = '请输入正确的金额';

/** The time (ms) after which every request has timed out (spec 1 §9), plus a margin for the page to render it. */
export const LATE_MS = 30_100;

/** A file on the phone; its content does not matter. */
export interface ChosenFile {
  /** such as `image/png` */
  type: string;
  /** in bytes */
  size: number;
}

/** The options of opening the app. */
export interface Opening {
  /** the demo member, or another one by name; a visitor by default */
  member?: boolean | string;
  /** the stored info of the member */
  user?: UserInfo;
  /** the phone knows of saved games, which then have room */
  savedGames?: boolean;
  /** the paths of calls, and the addresses of framed pages, that stay pending until `calls.answer` */
  hold?: readonly string[];
}

/**
 * The interface through which a model's steps act on the app and read it, rendered in a test or in a browser, so that
 * one set of steps works for both. Time only advances in `pass`. Every check is retried until it passes.
 */
export interface Driver {
  /** opens a fresh app at a location */
  open: (location: string, options?: Opening) => Promise<void>;
  reload: () => Promise<void>;
  /** the phone ends the app, which is told nothing, and it is opened at home in a new window, without a session */
  killAndOpen: () => Promise<void>;
  /** navigates inside the open app, as a link does */
  goTo: (location: string) => Promise<void>;
  /** presses the first control with this role and name; a busy or disabled one does nothing */
  press: (role: Role, name: string) => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
  choose: (label: string, option: string) => Promise<void>;
  /** presses the button of this name, which opens a file picker, and chooses this file */
  chooseFile: (button: string, file: ChosenFile) => Promise<void>;
  sees: (role: Role, name: string) => Promise<void>;
  misses: (role: Role, name: string) => Promise<void>;
  reads: (text: string) => Promise<void>;
  /** reads the whole screen until the check passes; returns the result of the check */
  look: <Found>(check: (seen: Seen) => Found) => Promise<Found>;
  /** advances the time by this number of ms */
  pass: (ms: number) => Promise<void>;
  /** scrolls to the end of the page */
  scrollToEnd: () => Promise<void>;
  /** puts the app into the background or brings it back */
  show: (visibility: 'visible' | 'hidden') => Promise<void>;
  /** the phone reports that it has a network again */
  networkReturns: () => Promise<void>;
  /** the external addresses for which the app was left */
  left: () => readonly string[];
  /** the addresses of the open windows that the app opened, oldest first; '' while blank */
  windows: () => readonly string[];
  /** closes the windows that the app opened, like a popup blocker */
  shutWindows: () => Promise<void>;
  calls: {
    /** the bodies of the requests to this path so far, answered or pending; `{}` for a request without a body */
    made: (path: string) => Record<string, unknown>[];
    /** the idempotency keys of these requests */
    keys: (path: string) => string[];
    /** the number of pending requests to this path that have not been aborted */
    waiting: (path: string) => number;
    /** answers the only pending request to this path */
    answer: (path: string, answer: Answer) => Promise<void>;
    /** reports how much of the latest upload to this path has been sent, in percent */
    progress: (path: string, percent: number) => Promise<void>;
    /** from now on, every request to this path is answered with this body at once */
    always: (path: string, answer: AnswerBody) => Promise<void>;
    /** from now on, every request to this path stays pending */
    hold: (path: string) => void;
  };
  /** sends a tester's request to the sandbox (sandbox/README.md) */
  sandbox: (path: string, body: object) => Promise<unknown>;
  close: () => Promise<void>;
}

/** A driver that can also access the small records on the device (`lib/deviceDatabase.ts`). */
export interface DeviceDriver extends Driver {
  device: {
    /** keeps the next read of the record with this key pending */
    holdNextRead: (key: string) => Promise<void>;
    /** answers the pending read: with this record, which is also stored, or with the error of a blocked database */
    answerRead: (record: object | 'blocked') => Promise<void>;
    /** reads the record with this key until the check passes */
    look: (key: string, check: (record: unknown) => void) => Promise<void>;
  };
}

/** Opens the app at a location, for a path that starts there. */
export const openAt = (take: () => Driver | Promise<Driver>, location: string, options?: Opening) =>
  async function open(): Promise<Driver> {
    const driver = await take();
    await driver.open(location, options);
    return driver;
  };

/** A good answer with this data. */
export const ok = (data: unknown): AnswerBody => ({ code: 200, data });

/** The response with the info of a member with this balance. */
export function userAnswer(balance: string, others: Partial<UserInfo> = {}): AnswerBody {
  const user = aMember({ username: 'demo888', balance, ...others });
  return { code: 200, data: { ...user, lottery_token: 'lottery' } };
}

/** The control with this name; throws if it is not on the screen. */
export function control(seen: Seen, name: string | RegExp): SeenControl {
  const found = seen.controls.find((one) =>
    typeof name === 'string' ? one.name === name : name.test(one.name),
  );
  if (found === undefined)
    throw new Error(`No control ${String(name)} among ${seen.controls.map((one) => one.name).join(', ')}`);
  return found;
}

/** Expects the button with this name to be enabled, busy or disabled. */
export function expectButton(driver: Driver, name: string, state: 'free' | 'busy' | 'off'): Promise<void> {
  return driver.look((seen) => {
    const { ready, busy } = control(seen, name);
    expect({ busy, off: !busy && !ready }).toEqual({ busy: state === 'busy', off: state === 'off' });
  });
}

/** Expects the newest toast to have this text; an empty text expects no toast. */
export function expectToast(driver: Driver, text: string): Promise<void> {
  return driver.look(({ toast }) => expect(toast).toBe(text));
}

/** Expects these toasts since the app was opened, oldest first; no text expects none. */
export function expectToasts(driver: Driver, ...texts: string[]): Promise<void> {
  return driver.look(({ toasts }) => expect(toasts).toEqual(texts));
}

/** Expects this toast, and a free button, because no request is in progress any more. */
export const expectToastAndFree = (button: string) => (text: string) =>
  async function expectToastAndFreeButton(driver: Driver): Promise<void> {
    await expectToast(driver, text);
    await expectButton(driver, button, 'free');
  };

/** Expects why it was refused above the button with this name, described by it and focused, besides a toast. */
export const expectWordsAt = (button: string) => (text: string) =>
  async function expectWordsAtButton(driver: Driver): Promise<void> {
    await expectToast(driver, text);
    await driver.look((seen) => {
      expect(control(seen, button)).toMatchObject({ says: text, ready: true, busy: false });
      expect(seen.focused).toBe(text);
      expect(seen.marked).toEqual([]);
    });
  };

/** Expects this text on the page itself, besides a toast that may show the same text. */
export function expectStanding({ words, toast }: Seen, text: string): void {
  expect(words.filter((word) => word === text).length).toBeGreaterThan(toast === text ? 1 : 0);
}

/** Expects the app to be at this location. */
export function expectAt(driver: Driver, location: string): Promise<void> {
  return driver.look(({ at }) => expect(at).toBe(location));
}

/** Expects these error messages at the marked fields, in the order of the page. */
export function expectMarked(driver: Driver, ...messages: string[]): Promise<void> {
  return driver.look(({ marked }) => expect(marked.map(({ message }) => message)).toEqual(messages));
}

/** Expects this value in the text field with this label. */
export function expectHeld(driver: Driver, label: string, value: string): Promise<void> {
  return driver.look(({ fields }) =>
    expect(fields).toContainEqual(expect.objectContaining({ label, value })),
  );
}

/** Expects this number of pending requests to this path. */
export function expectWaiting(driver: Driver, path: string, count = 1): Promise<void> {
  return driver.look(() => expect({ [path]: driver.calls.waiting(path) }).toEqual({ [path]: count }));
}

/** Expects a page's data to be loading, with a placeholder. */
export async function expectLoading(driver: Driver, path: string): Promise<void> {
  await expectWaiting(driver, path);
  await driver.look(({ loading }) => expect(loading).not.toEqual([]));
}

/** Expects a failed load: a retry in place of the data, and no toast (D45). */
export async function expectLoadFailed(driver: Driver, path: string): Promise<void> {
  await expectButton(driver, '重试', 'free');
  await expectWaiting(driver, path, 0);
  await driver.look(({ toasts, links }) => expect({ toasts, links }).toEqual({ toasts: [], links: [] }));
}

/** Lets time pass until the phone's clock is the given number of ms past a moment. */
export async function passUntil(driver: Driver, moment: number, ms: number): Promise<void> {
  const now = await driver.look((seen) => seen.now);
  await driver.pass(Math.max(0, moment + ms - now));
}

/**
 * A visitor must log in first: after a second the login page opens, which leads back afterwards. Returns the
 * steps that let the second pass; `begin` notes its start.
 */
export function loginAfterASecond(location: string) {
  let began = 0;
  return {
    begin: async (driver: Driver) => {
      began = await driver.look(({ now }) => now);
    },
    sees: {
      loginRequired: (driver: Driver) =>
        driver.look(({ at, toasts }) =>
          expect({ at, toasts }).toEqual({ at: location, toasts: ['请先登录'] }),
        ),
      notYetAtLogin: (driver: Driver) => expectAt(driver, location),
      atLogin: (driver: Driver) => expectAt(driver, `/login?redirect=${encodeURIComponent(location)}`),
    },
    does: {
      // requests in the meantime may have advanced the clock
      almostASecondPasses: (driver: Driver) => passUntil(driver, began, 999),
      theSecondIsOver: (driver: Driver) => driver.pass(1),
    },
  };
}

/** Logs a member of the sandbox in by the form. */
export async function logInByForm(driver: Driver, name: string): Promise<void> {
  await driver.goTo('/login');
  await driver.type('账号', name);
  await driver.type('密码', 'demo8888');
  await driver.press('button', '登录');
}

/** Leaves for another page and comes back. */
export const leaveAndComeBackTo = (location: string) =>
  async function leaveAndComeBack(driver: Driver): Promise<void> {
    await driver.goTo('/faq');
    await expectAt(driver, '/faq');
    await driver.goTo(location);
  };

/** Answers the request to this path with an invalid session, after which the expiry dialog is loaded (D6). */
export const answerUnknownLogin = (path: string, message?: string) =>
  async function loginIsUnknown(driver: Driver): Promise<void> {
    await driver.calls.answer(path, { code: 401, ...(message !== undefined && { message }) });
    // the chunk of the dialog is loaded after the first screen
    await driver.pass(600);
  };

/** Expects a pending request to this path and a busy button. */
export async function expectBusy(driver: Driver, path: string, button: string): Promise<void> {
  await expectWaiting(driver, path);
  await expectButton(driver, button, 'busy');
}

/** Expects a new intent to be in progress. */
export async function expectSending(driver: Driver, path: string, button: string): Promise<void> {
  await expectBusy(driver, path, button);
  expectOwnKey(driver, path);
}

/** Expects the retry of an intent to be in progress (D18). */
export async function expectRetrying(driver: Driver, path: string, button = '重试'): Promise<void> {
  await expectBusy(driver, path, button);
  expectSameKey(driver, path);
}

/** Expects the last request to be a retry: the same intent as the one before (D18). */
export function expectSameKey({ calls }: Driver, path: string): void {
  const [before, last] = calls.keys(path).slice(-2);
  expect(last).toBe(before);
  expect(last).toBeTruthy();
}

/** Expects the last request to be a new intent. */
export function expectOwnKey({ calls }: Driver, path: string): void {
  const keys = calls.keys(path);
  expect(keys.slice(0, -1)).not.toContain(keys.at(-1));
  expect(keys.at(-1)).toBeTruthy();
}

/** Expects a refused form: a toast, the marked field with the same text, and no request. */
export async function expectRefused(driver: Driver, text: string, path: string): Promise<void> {
  await expectToast(driver, text);
  await expectMarked(driver, text);
  expect(driver.calls.waiting(path)).toBe(0);
}

/** Expects an unknown outcome: its text, with a link to the records. */
export async function expectUnknown(driver: Driver, text = NETWORK_TEXT): Promise<void> {
  await expectToast(driver, text);
  await driver.sees('region', '结果未知');
  await expectButton(driver, '重试', 'free');
}

/** The sandbox's member with the highest balance, who transfers it to games manually. */
export const RICH = 'vip333';

/** Opens the app on the sandbox for a member with a balance. */
export async function openWithMoney(
  driver: Driver,
  location: string,
  hold: readonly string[],
): Promise<Driver> {
  await driver.sandbox(`/sandbox/members/${RICH}`, { transferstatus: 0 });
  // avoids polling for a lottery token
  await driver.sandbox('/sandbox/settings', { lotteryDelay: 0 });
  await driver.open(location, { member: RICH, hold });
  return driver;
}
