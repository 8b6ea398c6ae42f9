import { assign, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { duePrompt, isUncounted, latest, type LimitPrompt } from './limitReview.ts';
import type { Protection } from '#machines/kit/protection/protection.ts';
import type { ProtectionLoadedEvent } from '#machines/kit/protection/protectionReader.machine.ts';

/** A look at the own limits: its server time, and whether the server remembers such looks itself. */
export interface LimitLook {
  at: string;
  keptByServer: boolean;
}

/**
 * Asks the member on the deposit page to set a deposit limit before the first deposit, and every six months whether the
 * limits still fit (D62). Its parent passes on `protection.loaded`. An answer, whichever it is, counts from the
 * server's time; the server remembers it if it has the field, and this device otherwise. A member without a name yet,
 * and a device without storage, are asked nothing that could not be remembered.
 */
export const limitPromptMachine = setup({
  types: {} as {
    context: {
      protection: Protection | null;
      /** the last look, a server time; null for none */
      reviewedAt: string | null;
    };
    events: ProtectionLoadedEvent | { type: 'prompt.answered' };
    children: { recallLook: 'recallLook'; noteLook: 'noteLook' };
  },
  actors: {
    /** the last look that this device remembers of the member; fails if it cannot remember any */
    recallLook: unboundCall<string | null>('recallLook'),
    noteLook: unboundCall<void, LimitLook>('noteLook'),
  },
  guards: {
    isDue: ({ context: { protection, reviewedAt } }, prompt: LimitPrompt) =>
      protection !== null && duePrompt(protection, reviewedAt) === prompt,
    isUncounted: ({ context: { protection, reviewedAt } }) =>
      protection !== null && isUncounted(protection, reviewedAt),
    isKeptByServer: ({ context }) => context.protection?.reviewedAt !== undefined,
  },
  actions: {
    noteProtection: assign(({ context }, protection: Protection) => ({
      protection,
      reviewedAt: latest(protection.reviewedAt, context.reviewedAt),
    })),
    noteRecalled: assign(({ context }, at: string | null) => ({
      reviewedAt: latest(at, context.reviewedAt),
    })),
    noteNow: assign(({ context }) => ({ reviewedAt: context.protection?.serverTime ?? context.reviewedAt })),
  },
}).createMachine({
  id: 'limitPrompt',
  context: { protection: null, reviewedAt: null },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'protection.loaded': {
          target: 'recalling',
          actions: { type: 'noteProtection', params: ({ event }) => event.protection },
        },
      },
    },
    recalling: {
      invoke: {
        src: 'recallLook',
        id: 'recallLook',
        onDone: { target: 'known', actions: { type: 'noteRecalled', params: ({ event }) => event.output } },
        onError: [{ guard: 'isKeptByServer', target: 'known' }, { target: 'waiting' }],
      },
      on: {
        'protection.loaded': { actions: { type: 'noteProtection', params: ({ event }) => event.protection } },
      },
    },
    known: {
      initial: 'deciding',
      on: {
        'protection.loaded': {
          target: '.deciding',
          actions: { type: 'noteProtection', params: ({ event }) => event.protection },
        },
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isDue', params: 'offer' }, target: 'offering' },
            { guard: { type: 'isDue', params: 'review' }, target: 'reviewing' },
            { guard: 'isUncounted', target: 'noting' },
            { target: 'quiet' },
          ],
        },
        offering: { on: { 'prompt.answered': 'noting' } },
        reviewing: { on: { 'prompt.answered': 'noting' } },
        noting: {
          entry: 'noteNow',
          invoke: {
            src: 'noteLook',
            id: 'noteLook',
            input: ({ context: { protection, reviewedAt } }) => ({
              at: reviewedAt ?? '',
              keptByServer: protection?.reviewedAt !== undefined,
            }),
            onDone: 'quiet',
            onError: 'quiet',
          },
          // the look is noted to its end
          on: { 'protection.loaded': {} },
        },
        quiet: {},
      },
    },
  },
});
