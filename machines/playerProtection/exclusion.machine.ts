import { assign, sendParent, setup } from 'xstate';
import type { Protection } from '#machines/kit/protection/protection.ts';
import {
  protectionSubmission,
  type ExclusionStartedEvent,
  type ProtectionChange,
  type ProtectionChangedEvent,
} from '#machines/playerProtection/protectionChange.ts';
import { toast } from '#machines/app/effects.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/** The options of an exclusion. */
export interface ExclusionOptions {
  /** the choices by length; the first one is preselected */
  choices: readonly [ProtectionChange, ...ProtectionChange[]];
  /** the word to type before confirming; empty if the question is enough */
  word: string;
  /** the text shown when it was accepted */
  done: string;
}

/**
 * An exclusion from games and deposits (D62): its length, a confirmation that explains the consequences, and its
 * submission. Something irreversible always takes more than one press. A submission with an unknown outcome is treated
 * like a failed one: the page fetches the current state again, and repeating the request does no harm. Sends its parent
 * `protection.changed` and `exclusion.started`, or `protection.outdated`.
 */
export function createExclusionMachine(id: string, { choices, word, done }: ExclusionOptions) {
  return setup({
    types: {} as {
      context: { change: ProtectionChange; typed: string; refusal: Refusal | null };
      events:
        | { type: 'length.selected'; change: ProtectionChange }
        | { type: 'exclusion.requested' }
        | { type: 'word.typed'; text: string }
        | { type: 'exclusion.cancelled' }
        | { type: 'exclusion.confirmed' }
        | SubmissionEvent<Protection>;
      tags: 'busy' | 'dialog';
      children: { submission: 'submission' };
    },
    actors: { submission: protectionSubmission },
    guards: { isWordTyped: ({ context }) => context.typed.trim() === word },
    actions: {
      select: assign((_, change: ProtectionChange) => ({ change, refusal: null })),
      markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),
      clearRefusal: assign({ refusal: null }),
      noteTyped: assign((_, typed: string) => ({ typed })),
      notifyDone: ({ system }) => toast({ system }, { text: done }),
      notifyChanged: sendParent((_, protection: Protection): ProtectionChangedEvent => ({
        type: 'protection.changed',
        protection,
      })),
      notifyStarted: sendParent({ type: 'exclusion.started' } satisfies ExclusionStartedEvent),
      notifyOutdated: sendParent({ type: 'protection.outdated' } satisfies ProtectionChangedEvent),
    },
  }).createMachine({
    id,
    context: { change: choices[0], typed: '', refusal: null },
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          'length.selected': { actions: { type: 'select', params: ({ event }) => event.change } },
          'exclusion.requested': {
            target: 'confirming',
            actions: ['clearRefusal', { type: 'noteTyped', params: '' }],
          },
        },
      },
      confirming: {
        tags: 'dialog',
        on: {
          'word.typed': { actions: { type: 'noteTyped', params: ({ event }) => event.text } },
          'exclusion.cancelled': 'choosing',
          'exclusion.confirmed': { guard: 'isWordTyped', target: 'submitting' },
        },
      },
      submitting: {
        tags: ['busy', 'dialog'],
        invoke: {
          src: 'submission',
          id: 'submission',
          input: ({ context }) => ({ intent: context.change }),
        },
        on: {
          'submission.done': {
            target: 'choosing',
            actions: [
              'notifyDone',
              { type: 'notifyChanged', params: ({ event }) => event.receipt },
              'notifyStarted',
            ],
          },
          'submission.failed': {
            target: 'choosing',
            actions: [{ type: 'markFailed', params: ({ event }) => event.text }, 'notifyOutdated'],
          },
          'submission.unsettled': {
            target: 'choosing',
            actions: [{ type: 'markFailed', params: ({ event }) => event.text }, 'notifyOutdated'],
          },
        },
      },
    },
  });
}

/** The machine type of an exclusion. */
export type ExclusionMachine = ReturnType<typeof createExclusionMachine>;

/** The possible lengths of a break, in days of 24 hours. */
export const BREAKS = [
  { action: 'break', days: 1 },
  { action: 'break', days: 7 },
  { action: 'break', days: 30 },
] as const satisfies readonly ProtectionChange[];

/** A break from games and deposits; it cannot be revoked. */
export const breakMachine = createExclusionMachine('breakTaking', {
  choices: BREAKS,
  word: '',
  done: '休息已开始，游戏和充值已暂停',
});

/** How long an account may be closed, in months. */
export const CLOSINGS = [
  { action: 'close', months: 6 },
  { action: 'close', months: 12 },
  { action: 'close', months: 24 },
  { action: 'close', months: 60 },
] as const satisfies readonly ProtectionChange[];

/** The word to type to close an account. */
export const CLOSING_WORD = '关闭账户';

/** Closes the account for half a year or longer. */
export const closingMachine = createExclusionMachine('accountClosing', {
  choices: CLOSINGS,
  word: CLOSING_WORD,
  done: '账户已关闭，您仍可登录并提现',
});
