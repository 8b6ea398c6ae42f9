import { newPlay } from '#machines/kit/protection/playTime.ts';
import { realityCheckMachine } from '#machines/playerProtection/realityCheck.machine.ts';
import { SESSION } from '#tests/machines/playerProtection/playerProtection.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const facts = (member: boolean, username: string) =>
  ({ type: 'facts.changed', facts: { member, username } }) as const;

describeTransitionCoverage({
  machine: realityCheckMachine,
  starts: {
    'a fresh session': (now) => ({ play: newPlay(now()) }),
    'an hour played': (now) => ({ play: { ...newPlay(now()), played: 3_600_000 } }),
  },
  callbacks: ['watchFacts', 'watchLocation', 'watchSubmissionsIdle', 'dialog'],
  calls: {
    readMinutes: { outputs: [60], errors: [{ kind: 'offline' }] },
    readSession: { outputs: [SESSION] },
  },
  events: {
    'facts.changed': [facts(true, 'demo888'), facts(true, 'vip333'), facts(false, '')],
    'location.changed': [
      { type: 'location.changed', pageKind: 'game' },
      { type: 'location.changed', pageKind: 'money' },
      { type: 'location.changed', pageKind: 'elsewhere' },
    ],
    'play.changed': [{ type: 'play.changed' }],
    'game.opened': [{ type: 'game.opened' }],
    'minutes.chosen': [{ type: 'minutes.chosen', minutes: 15 }],
    'submissions.busy': [{ type: 'submissions.busy' }],
    'submissions.idle': [{ type: 'submissions.idle' }],
    'dialog.missing': [{ type: 'dialog.missing' }],
    'check.continued': [{ type: 'check.continued' }],
    'check.paused': [{ type: 'check.paused' }],
  },
  key: ({ context: { play, pageKind, username } }) => [
    play.since !== null,
    play.played - play.checked >= 900_000,
    pageKind === 'money',
    username === 'demo888',
  ],
});
