import { assign, setup } from 'xstate';

/** Where a toast speaks from; it decides how long the toast stays. */
export type ToastPlace = 'public' | 'member' | 'game';

/** How long a toast stays, in ms (D11: 2 s; 3 s in the member area and on game pages). */
export const TOAST_MS: Readonly<Record<ToastPlace, number>> = { public: 2000, member: 3000, game: 3000 };

/** Asks for a toast. */
export interface ToastEvent {
  type: 'toast.show';
  text: string;
  place: ToastPlace;
}

/**
 * The one toast on the screen: the newest wins and starts its time anew (D11).
 * `context.toast` is what to show in `showing`; its `id` grows so that the same text twice is announced twice.
 */
export const toastMachine = setup({
  types: {
    context: {} as { toast: { id: number; text: string; place: ToastPlace } },
    events: {} as ToastEvent | { type: 'toast.dismiss' },
  },
  delays: { toastDuration: ({ context }) => TOAST_MS[context.toast.place] },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'toast.show'
        ? { toast: { id: context.toast.id + 1, text: event.text, place: event.place } }
        : {},
    ),
  },
}).createMachine({
  id: 'toast',
  context: { toast: { id: 0, text: '', place: 'public' } },
  initial: 'quiet',
  on: { 'toast.show': { target: '.showing', reenter: true, actions: 'take' } },
  states: {
    quiet: {},
    showing: {
      after: { toastDuration: 'quiet' },
      on: { 'toast.dismiss': 'quiet' },
    },
  },
});
