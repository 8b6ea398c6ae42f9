import { depositLimitMachine } from '#machines/playerProtection/depositLimit.machine.ts';
import {
  breakMachine,
  BREAKS,
  CLOSING_WORD,
  closingMachine,
  CLOSINGS,
  createExclusionMachine,
} from '#machines/playerProtection/exclusion.machine.ts';
import { playerProtectionMachine } from '#machines/playerProtection/playerProtection.machine.ts';
import { protectionSubmission, type ProtectionChange } from '#machines/playerProtection/protectionChange.ts';
import { protectionReaderMachine } from '#machines/kit/protection/protectionReader.machine.ts';
import { PROTECTION, RAISED, withDayLimit } from '#tests/machines/playerProtection/playerProtection.ts';
import { submissionSamples, submissionEvents } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage, EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: playerProtectionMachine,
  starts: { opened: () => undefined },
  callbacks: ['reader', 'limit', 'rest', 'closing'],
  events: {
    'protection.changed': [{ type: 'protection.changed', protection: PROTECTION }],
    'protection.outdated': [{ type: 'protection.outdated' }],
    'exclusion.started': [{ type: 'exclusion.started' }],
    'card.reached': [{ type: 'card.reached' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
});

describeTransitionCoverage({
  machine: protectionReaderMachine,
  starts: { opened: () => undefined },
  calls: {
    read: {
      outputs: [PROTECTION, withDayLimit(RAISED)],
      errors: [{ kind: 'rejected', code: 404, message: '' }, ...EVERY_FAILURE],
    },
  },
  events: {
    refresh: [{ type: 'refresh' }],
    retry: [{ type: 'retry' }],
    'protection.updated': [{ type: 'protection.updated', protection: withDayLimit(RAISED) }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
  key: ({ context }) => context.protection?.limits[0]?.pending,
});

describeTransitionCoverage({
  machine: depositLimitMachine,
  starts: { opened: () => undefined },
  callbacks: ['submission'],
  events: {
    'period.selected': [{ type: 'period.selected', period: 'week' }],
    'amount.typed': [{ type: 'amount.typed', text: '500' }],
    'amount.settled': [{ type: 'amount.settled' }],
    submit: [{ type: 'submit' }],
    'limit.removed': [{ type: 'limit.removed' }],
    'limit.confirmed': [{ type: 'limit.confirmed' }],
    'limit.cancelled': [{ type: 'limit.cancelled' }],
    ...submissionEvents(PROTECTION, withDayLimit(RAISED)),
  },
  key: ({ context: { period, amount, invalid, change } }) => [period, amount, invalid, change],
});

const exclusion = (change: ProtectionChange, word: string) =>
  ({
    starts: { opened: () => undefined },
    callbacks: ['submission'],
    events: {
      'length.selected': [{ type: 'length.selected', change }],
      'exclusion.requested': [{ type: 'exclusion.requested' }],
      'word.typed': [{ type: 'word.typed', text: word }],
      'exclusion.cancelled': [{ type: 'exclusion.cancelled' }],
      'exclusion.confirmed': [{ type: 'exclusion.confirmed' }],
      ...submissionEvents(PROTECTION),
    },
    key: ({
      context: { change: chosen, typed },
    }: {
      context: { change: ProtectionChange; typed: string };
    }) => [chosen, typed],
  }) as const;

describeTransitionCoverage({
  machine: createExclusionMachine('exclusion', { choices: BREAKS, word: '', done: '休息已开始' }),
  ...exclusion(BREAKS[1], ''),
});
describeTransitionCoverage({ machine: breakMachine, ...exclusion(BREAKS[1], '') });
describeTransitionCoverage({ machine: closingMachine, ...exclusion(CLOSINGS[2], CLOSING_WORD) });

describeTransitionCoverage({
  machine: protectionSubmission,
  ...submissionSamples<ProtectionChange, typeof PROTECTION>(BREAKS[0], PROTECTION),
});
