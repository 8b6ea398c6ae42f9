import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { CallError } from '#machines/calls/callError.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';

/** What a person types, by the accessible name of each control; an empty text empties it. */
export type Typed = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement;

/** The control with this label; by the label, as roles take long to work out and have their own tests. */
function controlOf(name: string): Control {
  return screen.getByLabelText<Control>(name, { selector: 'input, select, textarea' });
}

function button(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('button[type=submit]');
  if (found === null) throw new Error('The form has no button');
  return found;
}
const marked = () => [...document.querySelectorAll<Control>('[aria-invalid=true]')];

/** At once and not by the key: each key of a long form takes its time, and what typing does has its own tests. */
function put(control: Control, value: string): void {
  fireEvent.input(control, { target: { value } });
}

/** Leaves these texts in the controls, and nothing of what stood there. */
export function fill(typed: Typed): void {
  for (const [name, text] of Object.entries(typed)) put(controlOf(name), text);
}

/** Presses 提交. */
export function press({ user }: OpenedScreen): Promise<void> {
  return user.click(button());
}

/** Fills the form and presses 提交. */
export async function fillAndPress(world: OpenedScreen, typed: Typed): Promise<void> {
  fill(typed);
  await press(world);
}

/** Puts something else into the control that is marked. */
export function changeTheMarkedField(): void {
  const [control] = marked();
  if (control === undefined) throw new Error('No field is marked');
  put(control, control instanceof HTMLSelectElement ? (control.options[1]?.value ?? '') : 'x');
}

/** A refusal as a person sees it: a toast, the one marked field with the same text and the focus; nothing sent (D27). */
export function seesRefusal(world: OpenedScreen, name: string, text: string): void {
  const control = controlOf(name);
  expect(world.toasts.at(-1)).toBe(text);
  expect(marked()).toEqual([control]);
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
  expect(document.activeElement).toBe(control);
  expect(world.calls.count('send')).toBe(0);
}

/** The form lies there to be filled in: no mark, and its button can be pressed. */
export function seesFillable(): void {
  expect(marked()).toEqual([]);
  expect(button().getAttribute('aria-busy')).toBeNull();
}

/** The form is on its way, once, with these values (D18). */
export function seesSending(world: OpenedScreen, values: object): void {
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(marked()).toEqual([]);
  const sent = world.calls.waiting('send').map(({ input }) => (input as { secret: object }).secret);
  expect(sent).toEqual([values]);
}

/** The member was told this; what was typed still stands, and can be sent again. */
export function seesTold(world: OpenedScreen, text: string, typed: Typed): void {
  expect(world.toasts.at(-1)).toBe(text);
  seesFillable();
  for (const [name, value] of Object.entries(typed)) expect(controlOf(name).value).toBe(value);
}

/** The expiry dialog alone speaks of a login that has expired (D6). */
export function seesNothingTold(world: OpenedScreen): void {
  expect(world.toasts).toEqual([]);
  seesFillable();
}

/** A form that was sent leads here, and said so. */
export function seesSuccess(world: OpenedScreen, text: string, hash: string): void {
  expect(world.toasts).toEqual([text]);
  expect(window.location.hash).toBe(hash);
}

const refusal: CallError = { kind: 'rejected', code: 400, message: '服务器的话' };

/** What can go wrong with a form that was sent, for the plays of all forms. */
export const failures = {
  serverRefuses: (world: OpenedScreen) => world.fail('send', refusal),
  networkFails: (world: OpenedScreen) => world.fail('send', { kind: 'timeout' }),
  loginHasExpired: (world: OpenedScreen) => world.fail('send', { kind: 'expired', message: '' }),
} as const;

/** And how a member sees it. */
export const seesFailures = (typed: Typed) => ({
  toldRefusal: (world: OpenedScreen) => seesTold(world, '服务器的话', typed),
  toldNetworkFault: (world: OpenedScreen) => seesTold(world, '网络错误，请稍后重试', typed),
  leftToTheDialog: seesNothingTold,
});
