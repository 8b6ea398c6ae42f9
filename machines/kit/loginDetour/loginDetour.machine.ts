import { setup } from 'xstate';
import { go, toast } from '#machines/app/effects.ts';
import { withRedirect } from '#machines/app/navigation/routes.ts';

/** The text shown to a visitor, and where the login leads back to. */
export interface LoginDetourInput {
  text: string;
  /** the delay between the text and the login page, in ms */
  delay: number;
  /** the location to come back to after the login */
  wanted: string;
  /** the login replaces the page in the history, because a visitor has nothing to return to */
  replace: boolean;
}

/**
 * Sends a visitor to the login (spec 1 §5, spec 2 §6): the text, the delay, then the login page, which leads back. It
 * ends when it has requested the login page; if it is stopped before, nothing happens.
 */
export const loginDetourMachine = setup({
  types: {} as { context: LoginDetourInput; input: LoginDetourInput },
  actions: { toast, go },
  delays: { loginDelay: ({ context }) => context.delay },
}).createMachine({
  id: 'loginDetour',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      entry: { type: 'toast', params: ({ context: { text } }) => ({ text }) },
      after: {
        loginDelay: {
          target: 'led',
          actions: {
            type: 'go',
            params: ({ context }) => ({
              to: withRedirect('/login', context.wanted),
              replace: context.replace,
            }),
          },
        },
      },
    },
    led: { type: 'final' },
  },
});
