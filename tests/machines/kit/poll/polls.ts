import { assign } from 'xstate';
import type { createPollMachine } from '#machines/kit/poll/poll.machine.ts';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { JITTER, type PollSettings } from '#machines/kit/poll/pollSettings.ts';

/** Every setting of a poll in turn, so that each of its ways is taken, whichever a poll of the product uses. */
const SETTINGS = {
  'endless, where the document is visible': {
    visibleOnly: true,
    delay: 500,
    tries: null,
  },
  'twice, at once, until it is answered': {
    visibleOnly: false,
    pausesFirst: false,
    delay: 0,
    tries: 2,
  },
  'once, after a pause': { visibleOnly: false, pausesFirst: true, tries: 1 },
} as const satisfies Record<string, Partial<PollSettings>>;

/**
 * A poll and its samples for `describeTransitionCoverage`: every setting, the page shown and hidden, the network back,
 * and answers. What is wanted and what is final are decided here, because no poll of the product uses every way.
 */
export function pollSamples<Id extends string, Answer>(
  machine: ReturnType<typeof createPollMachine<Id, Answer>>,
  wanted: Answer,
  other: Answer,
) {
  const isWanted = (event: object) => 'output' in event && event.output === wanted;
  return {
    machine: machine.provide({
      guards: {
        isEnough: ({ context, event }) => context.tries !== null && isWanted(event),
        isWanted: ({ event }) => isWanted(event),
        isFinal: (_, { error }) => (error as CallError).kind === 'expired',
      },
      actions: { drawJitter: assign({ jitter: JITTER / 2 }) },
    }),
    starts: Object.fromEntries(Object.entries(SETTINGS).map(([name, settings]) => [name, () => settings])),
    callbacks: ['watchVisibilityAndNetwork'],
    calls: {
      request: { outputs: [wanted, other], errors: [{ kind: 'offline' }, { kind: 'expired', message: '' }] },
    },
    events: {
      'document.visible': [{ type: 'document.visible' }],
      'document.hidden': [{ type: 'document.hidden' }],
      'network.online': [{ type: 'network.online' }],
    },
    key: ({ context }: { context: { tries: number | null; tried: number } }) =>
      context.tries !== null && Math.min(context.tried, context.tries),
  } as const;
}
