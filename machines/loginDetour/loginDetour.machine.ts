import { setup } from 'xstate';
import { go, toast } from '#machines/root/effects.ts';
import { withRedirect } from '#machines/root/routes.ts';

/** What a visitor is told and where the login leads back to. */
export interface LoginDetourInput {
  text: string;
  /** from the text to the login page, in ms */
  delay: number;
  /** the location to come back to after the login */
  wanted: string;
  /** the page takes its own place in the history, as a visitor has nothing to come back to */
  replace: boolean;
}

/**
 * A visitor's way to the login (spec 1 §5, spec 2 §6): the text, the wait, then the login page, which leads back.
 * Ends when the login page was asked for; stopped before, it leads nowhere.
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
