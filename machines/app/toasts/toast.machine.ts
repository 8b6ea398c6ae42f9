import { assign, setup } from 'xstate';

/** The duration of a toast on the public pages, in ms (D11). */
export const PUBLIC_TOAST_MS = 2000;
/** The same in the member area and on game pages. */
export const TOAST_MS = 3000;

/** The pages of the public site; all others are of the member area or game pages (D53). */
const PUBLIC_PAGE = /^\/(login|register|about|faq|kefu|hongbao)?(\?|$)/;

/** Requests a toast. */
export interface ToastEvent {
  type: 'toast.show';
  text: string;
  /** it speaks of what the page shows, so it goes when another page or tab is opened */
  pageOnly?: boolean;
}

/**
 * The one toast on the screen: a new one replaces it and restarts its time. The duration depends on the page that shows
 * the toast, wherever it was sent from (D11). `context.toast` is what to show in `showing`; its `id` grows, so that the
 * same text is announced again.
 */
export const toastMachine = setup({
  types: {} as {
    context: { toast: { id: number; text: string; pageOnly: boolean }; location: string };
    events: ToastEvent | { type: 'location.changed'; location: string };
  },
  delays: {
    toastDuration: ({ context }) => (PUBLIC_PAGE.test(context.location) ? PUBLIC_TOAST_MS : TOAST_MS),
  },
  actions: {
    take: assign(({ context }, { text, pageOnly = false }: ToastEvent) => ({
      toast: { id: context.toast.id + 1, text, pageOnly },
    })),
    noteLocation: assign((_, location: string) => ({ location })),
  },
}).createMachine({
  id: 'toast',
  context: { toast: { id: 0, text: '', pageOnly: false }, location: '/' },
  initial: 'quiet',
  on: {
    'toast.show': {
      target: '.showing',
      actions: { type: 'take', params: ({ event }) => event },
    },
    'location.changed': { actions: { type: 'noteLocation', params: ({ event }) => event.location } },
  },
  states: {
    quiet: {},
    showing: {
      after: { toastDuration: 'quiet' },
      on: {
        'location.changed': {
          guard: ({ context }) => context.toast.pageOnly,
          target: 'quiet',
          actions: { type: 'noteLocation', params: ({ event }) => event.location },
        },
      },
    },
  },
});
