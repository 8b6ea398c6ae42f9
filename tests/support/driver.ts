import { expect } from 'vitest';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { Seen, SeenControl } from '#tests/support/readScreen.ts';
import { aMember } from '#tests/support/samples.ts';

/** What a person finds things by. */
export type Role =
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

/** The body of an answer, as the server sends it. */
export interface AnswerBody {
  code: number;
  message?: string;
  data?: unknown;
}

/**
 * How a call that waits is met: with this body; as the server itself answers (`own`); not at all, once the server has
 * done what it was asked (`lost`); not before the call is given up (`late`); with a gateway's page of HTML (`garbled`).
 */
export type Answer = AnswerBody | 'own' | 'lost' | 'late' | 'garbled';

/** Told where no usable answer comes (spec 2 §8). */
export const NETWORK_TEXT = '网络错误，请稍后重试';

/** No call waits longer for its answer, in ms (spec 1 §9), with a little more for the page to hear of it. */
export const LATE_MS = 30_100;

/** A file on the phone, of whose content nothing is asked. */
export interface ChosenFile {
  /** such as `image/png` */
  type: string;
  /** in bytes */
  size: number;
}

/** How the app is opened. */
export interface Opening {
  /** the demo's member, or another one by name; a visitor unless said */
  member?: boolean | string;
  /** what the phone has stored of the member */
  user?: UserInfo;
  /** the paths of the calls, and the addresses of framed pages, that wait for `calls.answer` */
  hold?: readonly string[];
}

/**
 * What a person does with the app and sees of it, in a rendered view or in a browser: the steps of a model act through
 * it, so that one set of steps serves both. Time stands still but for `pass`. Whatever looks waits until it is so.
 */
export interface Driver {
  /** opens the app anew at a location */
  open: (location: string, options?: Opening) => Promise<void>;
  reload: () => Promise<void>;
  /** goes to a location inside the open app, as a link does */
  goTo: (location: string) => Promise<void>;
  /** presses the first of this role and name; one that is busy or disabled takes the press and does nothing */
  press: (role: Role, name: string) => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
  choose: (label: string, option: string) => Promise<void>;
  /** presses the button of this name, which asks for a file, and chooses this one */
  chooseFile: (button: string, file: ChosenFile) => Promise<void>;
  sees: (role: Role, name: string) => Promise<void>;
  misses: (role: Role, name: string) => Promise<void>;
  reads: (text: string) => Promise<void>;
  /** looks at the whole screen until the check holds; answers what it found */
  look: <Found>(check: (seen: Seen) => Found) => Promise<Found>;
  /** lets so many ms pass */
  pass: (ms: number) => Promise<void>;
  /** scrolls to the end of the page */
  scrollToEnd: () => Promise<void>;
  /** puts the app into the background or brings it back */
  show: (visibility: 'visible' | 'hidden') => Promise<void>;
  /** the phone tells that it has a network again */
  networkReturns: () => Promise<void>;
  /** the addresses outside that the app was left for */
  left: () => readonly string[];
  /** where the windows stand that the app opened and that are open still, oldest first; '' before they are led anywhere */
  windows: () => readonly string[];
  /** shuts the windows that the app opened, as a browser does that blocks them */
  shutWindows: () => Promise<void>;
  calls: {
    /** bodies of the calls to this path so far, waiting or not; `{}` where one has none */
    made: (path: string) => Record<string, unknown>[];
    /** the idempotency keys that they were sent with */
    keys: (path: string) => string[];
    /** how many calls to this path wait for an answer that anyone would hear */
    waiting: (path: string) => number;
    /** meets the one call to this path that waits */
    answer: (path: string, answer: Answer) => Promise<void>;
    /** so much of what the latest upload to this path sends has gone out, in percent */
    progress: (path: string, percent: number) => Promise<void>;
    /** from now on every call to this path has this answer; it waits no more */
    always: (path: string, answer: AnswerBody) => Promise<void>;
    /** from now on every call to this path waits */
    hold: (path: string) => void;
  };
  /** asks the sandbox as testers do (sandbox/README.md) */
  sandbox: (path: string, body: object) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Opens the app at a location for a path that begins there. */
export const openAt = (take: () => Driver | Promise<Driver>, location: string, options?: Opening) =>
  async function open(): Promise<Driver> {
    const driver = await take();
    await driver.open(location, options);
    return driver;
  };

/** The server's answer about a member with this balance. */
export function userAnswer(balance: string, others: Partial<UserInfo> = {}): AnswerBody {
  const user = aMember({ username: 'demo888', balance, ...others });
  return { code: 200, data: { ...user, lottery_token: 'lottery' } };
}

/** The control of this name; throws where it is not on the screen. */
export function control(seen: Seen, name: string | RegExp): SeenControl {
  const found = seen.controls.find((one) =>
    typeof name === 'string' ? one.name === name : name.test(one.name),
  );
  if (found === undefined)
    throw new Error(`No control ${String(name)} among ${seen.controls.map((one) => one.name).join(', ')}`);
  return found;
}

/** The button of this name takes a press, works on the last one, or is off. */
export function expectButton(driver: Driver, name: string, state: 'free' | 'busy' | 'off'): Promise<void> {
  return driver.look((seen) => {
    const { ready, busy } = control(seen, name);
    expect({ busy, off: !busy && !ready }).toEqual({ busy: state === 'busy', off: state === 'off' });
  });
}

/** The newest toast says this; nothing where there is none. */
export function expectTold(driver: Driver, text: string): Promise<void> {
  return driver.look(({ toast }) => expect(toast).toBe(text));
}

/** Checks that this was said and that nothing is on its way any more: the button is free. */
export const toldAndFree = (button: string) => (text: string) =>
  async function expectToldAndFree(driver: Driver): Promise<void> {
    await expectTold(driver, text);
    await expectButton(driver, button, 'free');
  };

/** The page itself says this, besides a toast that may say the same. */
export function expectStanding({ words, toast }: Seen, text: string): void {
  expect(words.filter((word) => word === text).length).toBeGreaterThan(toast === text ? 1 : 0);
}

/** The app stands at this location. */
export function expectAt(driver: Driver, location: string): Promise<void> {
  return driver.look(({ at }) => expect(at).toBe(location));
}

/** The fields that are marked as wrong say this, in the order of the page. */
export function expectMarked(driver: Driver, ...messages: string[]): Promise<void> {
  return driver.look(({ marked }) => expect(marked.map(({ message }) => message)).toEqual(messages));
}

/** The text field of this label holds this. */
export function expectHeld(driver: Driver, label: string, value: string): Promise<void> {
  return driver.look(({ fields }) =>
    expect(fields).toContainEqual(expect.objectContaining({ label, value })),
  );
}

/** So many calls to this path wait for their answers. */
export function expectWaiting(driver: Driver, path: string, count = 1): Promise<void> {
  return driver.look(() => expect({ [path]: driver.calls.waiting(path) }).toEqual({ [path]: count }));
}

/** What a page is to show is asked for, and its place is kept. */
export async function expectLoading(driver: Driver, path: string): Promise<void> {
  await expectWaiting(driver, path);
  await driver.look(({ loading }) => expect(loading).not.toEqual([]));
}

/** What a page is to show did not come: a retry stands in its place, and no toast tells of it (D45). */
export async function expectLoadFailed(driver: Driver, path: string): Promise<void> {
  await expectButton(driver, '重试', 'free');
  await expectWaiting(driver, path, 0);
  await driver.look(({ toasts, links }) => expect({ toasts, links }).toEqual({ toasts: [], links: [] }));
}

/** Lets time pass until the phone's clock is so many ms past a moment. */
export async function passUntil(driver: Driver, moment: number, ms: number): Promise<void> {
  const now = await driver.look((seen) => seen.now);
  await driver.pass(Math.max(0, moment + ms - now));
}

/**
 * A visitor is told to log in first; after a second the login page stands there, which leads back. Answers the steps
 * that let the second pass; `begin` notes when it began.
 */
export function loginAfterASecond(location: string) {
  let began = 0;
  return {
    begin: async (driver: Driver) => {
      began = await driver.look(({ now }) => now);
    },
    sees: {
      told: (driver: Driver) =>
        driver.look(({ at, toasts }) =>
          expect({ at, toasts }).toEqual({ at: location, toasts: ['请先登录'] }),
        ),
      stillTold: (driver: Driver) => expectAt(driver, location),
      atLogin: (driver: Driver) => expectAt(driver, `/login?redirect=${encodeURIComponent(location)}`),
    },
    does: {
      // what is fetched in the meantime may have let time pass
      almostASecondPasses: (driver: Driver) => passUntil(driver, began, 999),
      theSecondIsOver: (driver: Driver) => driver.pass(1),
    },
  };
}

/** Leaves for another page, and comes back. */
export const leaveAndComeBackTo = (location: string) =>
  async function leaveAndComeBack(driver: Driver): Promise<void> {
    await driver.goTo('/faq');
    await expectAt(driver, '/faq');
    await driver.goTo(location);
  };

/** The call to this path is answered that nobody knows the login any more: the dialog of that is fetched (D6). */
export const answerUnknownLogin = (path: string, message?: string) =>
  async function loginIsUnknown(driver: Driver): Promise<void> {
    await driver.calls.answer(path, { code: 401, ...(message !== undefined && { message }) });
    // the dialog is fetched after the first screen
    await driver.pass(600);
  };

/** A call to this path waits, and the button works on it. */
export async function expectBusy(driver: Driver, path: string, button: string): Promise<void> {
  await expectWaiting(driver, path);
  await expectButton(driver, button, 'busy');
}

/** An intent of its own is on its way. */
export async function expectSending(driver: Driver, path: string, button: string): Promise<void> {
  await expectBusy(driver, path, button);
  expectOwnKey(driver, path);
}

/** The retry of an intent is on its way (D18). */
export async function expectRetrying(driver: Driver, path: string, button = '重试'): Promise<void> {
  await expectBusy(driver, path, button);
  expectSameKey(driver, path);
}

/** What was sent last is a retry: the same intent as the one before (D18). */
export function expectSameKey({ calls }: Driver, path: string): void {
  const [before, last] = calls.keys(path).slice(-2);
  expect(last).toBe(before);
  expect(last).toBeTruthy();
}

/** What was sent last is an intent of its own. */
export function expectOwnKey({ calls }: Driver, path: string): void {
  const keys = calls.keys(path);
  expect(keys.slice(0, -1)).not.toContain(keys.at(-1));
  expect(keys.at(-1)).toBeTruthy();
}

/** The form was refused: told, marked with the same words, and nothing sent. */
export async function expectRefused(driver: Driver, text: string, path: string): Promise<void> {
  await expectTold(driver, text);
  await expectMarked(driver, text);
  expect(driver.calls.waiting(path)).toBe(0);
}

/** Nobody knows what became of it: told, with the way to its records. */
export async function expectUnknown(driver: Driver, text = NETWORK_TEXT): Promise<void> {
  await expectTold(driver, text);
  await driver.sees('region', '结果未知');
  await expectButton(driver, '重试', 'free');
}

/** The sandbox's member with most money, who moves it to the games by hand. */
const RICH = 'vip333';

/** Opens the app on the sandbox for a member with money. */
export async function openWithMoney(
  driver: Driver,
  location: string,
  hold: readonly string[],
): Promise<Driver> {
  await driver.sandbox(`/sandbox/members/${RICH}`, { transferstatus: 0 });
  // nothing is tried for a lottery token
  await driver.sandbox('/sandbox/settings', { lotteryDelay: 0 });
  await driver.open(location, { member: RICH, hold });
  return driver;
}
