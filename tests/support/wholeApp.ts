import { aMember } from '#tests/support/samples.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { Seen, SeenControl } from '#tests/support/readScreen.ts';

/** The body of an answer, as the server sends it. */
export interface Answer {
  code: number;
  message?: string;
  data?: unknown;
}

/**
 * The app in a person's hands, rendered in a test or in a browser: the same plays serve both. Calls of the paths
 * named when the app is opened wait for the test's answer; time stands still but for `pass`.
 */
export interface WholeApp {
  /** opens the app anew at a place, as a member or a visitor; `user` is what the phone has stored of the member */
  open: (
    location: string,
    options?: { member?: boolean; user?: UserInfo; hold?: readonly string[] },
  ) => Promise<void>;
  reload: () => Promise<void>;
  /** goes to a place inside the open app, as a link does */
  goTo: (location: string) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  /** presses a button or link by its name; one that is busy or resting takes the press and does nothing */
  press: (name: string) => Promise<void>;
  pass: (ms: number) => Promise<void>;
  /** looks until the check holds */
  sees: (check: (seen: Seen) => void) => Promise<void>;
  show: (visibility: 'visible' | 'hidden') => Promise<void>;
  /** the phone tells that it has a network again */
  networkReturns: () => Promise<void>;
  /** the addresses outside that the app was left for */
  left: () => readonly string[];
  calls: {
    /** bodies of the calls to this path so far, waiting or not; `{}` where one has none */
    made: (path: string) => Record<string, unknown>[];
    /** how many calls to this path wait for an answer that anyone would hear */
    waiting: (path: string) => number;
    answer: (path: string, answer: Answer) => Promise<void>;
    /** the server's own answer; where there is none, this */
    accept: (path: string, otherwise: Answer) => Promise<void>;
    /** a page of HTML in the place of an answer */
    garble: (path: string) => Promise<void>;
    /** the connection ends */
    drop: (path: string) => Promise<void>;
    /** from now on every call to this path has this answer; it waits no more */
    always: (path: string, answer: Answer) => Promise<void>;
  };
  close: () => Promise<void>;
}

/** The server's answer about a member with this balance. */
export function userAnswer(balance: string): Answer {
  return { code: 200, data: { ...aMember({ username: 'demo888', balance }), lottery_token: 'lottery' } };
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

/** Labels and messages of the fields that are marked as wrong. */
export function marked(seen: Seen): { label: string; message: string }[] {
  return seen.fields.filter(({ invalid }) => invalid).map(({ label, message }) => ({ label, message }));
}
