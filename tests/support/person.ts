import { expect } from 'vitest';

/** What a person finds things by. */
export type Role =
  | 'button'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'radio'
  | 'region'
  | 'switch'
  | 'tab';

/**
 * How the server meets a call that waits: as asked, with these words and data, with a refusal, without a usable
 * answer, or never.
 */
export type Answer = 'good' | 'lost' | 'late' | { refusal: string } | { message: string; data: unknown };

/** Told where no usable answer comes (spec 2 §8). */
export const NETWORK_TEXT = '网络错误，请稍后重试';

/**
 * A person in front of the app, in a rendered view or in a browser: what plays of a model act and look through, so
 * that one play is played in both. The server's calls wait until the play answers them.
 */
export interface Person {
  press: (role: Role, name: string) => Promise<void>;
  /** presses what may be busy and swallow it */
  insist: (name: string) => Promise<void>;
  type: (field: string, text: string) => Promise<void>;
  choose: (field: string, option: string) => Promise<void>;
  sees: (role: Role, name: string) => Promise<void>;
  misses: (role: Role, name: string) => Promise<void>;
  reads: (text: string) => Promise<void>;
  /** is a button of this name there, and is it busy or off? */
  button: (name: string) => Promise<'free' | 'busy' | 'off'>;
  /** the words at the fields that are marked as invalid */
  marked: () => Promise<string[]>;
  /** what a text field holds */
  holds: (field: string) => Promise<string>;
  /** the newest toast says this */
  told: (text: string) => Promise<void>;
  isAt: (location: string) => Promise<void>;
  scrollToEnd: () => Promise<void>;
  /** a call waits for its answer */
  waits: (call: string) => Promise<void>;
  answer: (call: string, how: Answer) => Promise<void>;
  /** the idempotency keys that a call was sent with */
  keys: (call: string) => string[];
  /** how many requests of a call wait at the moment */
  waiting: (call: string) => number;
  pass: (ms: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** What was sent last is a retry: the same intent as the one before (D18). */
export function expectSameKey(person: Person, call: string): void {
  const [before, last] = person.keys(call).slice(-2);
  expect(last).toBe(before);
  expect(last).toBeTruthy();
}

/** What was sent last is an intent of its own. */
export function expectOwnKey(person: Person, call: string): void {
  const keys = person.keys(call);
  expect(keys.slice(0, -1)).not.toContain(keys.at(-1));
}

/** The form was refused: told, marked with the same words, and nothing sent. */
export async function expectRefused(person: Person, text: string, call: string): Promise<void> {
  await person.told(text);
  expect(await person.marked()).toEqual([text]);
  expect(person.waiting(call)).toBe(0);
}

/** Nobody knows what became of it: told, with the way to its records. */
export async function expectUnknown(person: Person, text = NETWORK_TEXT): Promise<void> {
  await person.told(text);
  await person.sees('region', '结果未知');
  expect(await person.button('重试')).toBe('free');
}
