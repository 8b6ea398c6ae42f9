import { expect, test as base } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { EventName, StateName } from '#tests/support/modelPaths.ts';
import { problemsOf, takePhone, type Phone } from '#tests/support/phone.ts';
import { words } from '#tests/support/words.ts';

/** One step of a tester's own: it uses the phone, and fails where it does not find what it should. */
export type Step = (phone: Phone) => void | Promise<void>;

/** What a tester fills in: `sees` checks what is seen in each state, `does` makes each event happen. */
export interface Steps<State extends string, Event extends string> {
  sees: Readonly<Record<State, Step>>;
  does: Readonly<Record<Event, Step>>;
}

/** The steps of a model; a state or an event without one is a type error. */
export type StepsOf<Model extends AnyStateMachine> = Steps<StateName<Model>, EventName<Model>>;

/** The place of a step that is still to be written; a path that comes by fails. */
export function notFilledIn(what: string): Step {
  return () => {
    throw new Error(`not filled in yet: ${what}`);
  };
}

/** Playwright's test with a phone in front of the site: a fresh storage, the sandbox's first data, a quiet console. */
export const test = base.extend<{ phone: Phone }>({
  phone: async ({ page, baseURL }, hand) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts gives no address of the site');
    const phone = await takePhone(page, baseURL);
    await hand(phone);
    expect(problemsOf(phone), 'no error in the console').toEqual([]);
  },
});

/** Walks a path with a phone; each step stands in the report in words. */
export function walkerOf<State extends string, Event extends string>(
  phone: Phone,
  steps: Steps<State, Event>,
): { sees: (state: State) => Promise<void>; does: (event: Event) => Promise<void> } {
  const run = (title: string, step: Step | undefined) =>
    test.step(title, async () => {
      // types say the same, but a cast can silence them
      if (step === undefined) throw new Error(`not filled in yet: ${title}`);
      await step(phone);
    });
  return {
    sees: (state) => run(`sees: ${words(state)}`, steps.sees[state]),
    does: (event) => run(`does: ${words(event)}`, steps.does[event]),
  };
}
