import { act, within } from '@testing-library/react';
import { expect } from 'vitest';
import { currentLocation } from '#lib/hashLocation.ts';
import type { CallError } from '#machines/calls/callError.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import type { Answer, Person } from '#tests/support/person.ts';
import { buttonState, markedWords } from '#tests/support/signs.ts';

/** A call of the server as the script knows it: its invoke's id, and what a good answer is. */
export interface ScriptedAnswer {
  id: string;
  output: unknown;
}

const failures: Readonly<Record<'lost' | 'late', CallError>> = {
  lost: { kind: 'offline' },
  late: { kind: 'timeout' },
};

/** A person in front of a rendered view; `calls` says what the server's calls are in the script. */
export function viewPerson(
  opened: OpenedScreen,
  calls: Readonly<Record<string, ScriptedAnswer | (() => ScriptedAnswer)>>,
): Person {
  const { user, toasts } = opened;
  const callOf = (call: string): ScriptedAnswer => {
    const scripted = calls[call];
    if (scripted === undefined) throw new Error(`The script has no call ${call}`);
    return typeof scripted === 'function' ? scripted() : scripted;
  };
  const made = (call: string) => opened.calls.made.filter(({ id }) => id === callOf(call).id);
  // dialogs stand outside of the screen's own tree
  const page = within(document.body);
  return {
    press: async (role, name) => user.click(await page.findByRole(role, { name })),
    insist: (name) => user.click(page.getByRole('button', { name })),
    async type(field, text) {
      const input = await page.findByRole('textbox', { name: field });
      await user.clear(input);
      // letter by letter is for the tests of a field; here the text counts
      if (text !== '') await user.paste(text);
    },
    choose: (field, option) => user.selectOptions(page.getByRole('combobox', { name: field }), option),
    async sees(role, name) {
      expect(await page.findByRole(role, { name })).toBeTruthy();
    },
    async misses(role, name) {
      expect(page.queryByRole(role, { name })).toBeNull();
    },
    async reads(text) {
      expect((await page.findAllByText(text)).length).toBeGreaterThan(0);
    },
    button: async (name) => buttonState(await page.findByRole('button', { name })),
    marked: async () => markedWords(document.documentElement),
    holds: async (field) => page.getByRole<HTMLInputElement>('textbox', { name: field }).value,
    told: async (text) => expect(toasts.at(-1)).toBe(text),
    isAt: async (location) => expect(currentLocation()).toBe(location),
    async scrollToEnd() {
      await act(async () => window.dispatchEvent(new Event('scroll')));
    },
    waits: async (call) => expect(opened.calls.waiting(callOf(call).id).length).toBeGreaterThan(0),
    async answer(call, how: Answer) {
      const { id, output } = callOf(call);
      if (how === 'good') await opened.answer(id, output);
      else if (typeof how === 'string') await opened.fail(id, failures[how]);
      else if ('refusal' in how) await opened.fail(id, { kind: 'rejected', code: 400, message: how.refusal });
      else await opened.answer(id, how.data);
    },
    keys: (call) => made(call).map(({ input }) => (input as { key: string }).key),
    waiting: (call) => opened.calls.waiting(callOf(call).id).length,
    pass: (ms) => opened.pass(ms),
    async stop() {
      opened.view.unmount();
    },
  };
}
