import { NOBODY, realityCheckSetup } from '#machines/playerProtection/realityCheckSetup.ts';

/**
 * The reality check (D62): after 15, 30 or 60 minutes in games, a calm dialog shows the time played and the session's
 * records, and asks whether to continue. Time is calculated from stored instants, so that it survives reloads, hidden
 * tabs and games outside the app; `context.play` is stored with each change. The dialog never covers a submission or
 * its result, and it ends with the session.
 */
export const realityCheckMachine = realityCheckSetup.createMachine({
  id: 'realityCheck',
  context: ({ input: { play } }) => ({ ...NOBODY, play }),
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['member', 'username'] } },
  initial: 'starting',
  states: {
    starting: {
      on: {
        'facts.changed': [
          {
            guard: { type: 'isMember', params: ({ event }) => event.facts },
            target: 'member',
            actions: { type: 'noteMember', params: ({ event }) => event.facts },
          },
          { target: 'visitor' },
        ],
      },
    },
    visitor: {
      entry: 'forgetPlay',
      on: {
        'facts.changed': {
          guard: { type: 'isMember', params: ({ event }) => event.facts },
          target: 'member',
          actions: ['beginPlay', { type: 'noteMember', params: ({ event }) => event.facts }],
        },
      },
    },
    member: {
      invoke: { src: 'watchLocation', id: 'watchLocation' },
      initial: 'restoring',
      on: {
        'facts.changed': [
          { guard: { type: 'isSameMember', params: ({ event }) => event.facts } },
          {
            guard: { type: 'isMember', params: ({ event }) => event.facts },
            target: '.restoring',
            actions: { type: 'noteMember', params: ({ event }) => event.facts },
          },
          { target: 'visitor' },
        ],
        'location.changed': {
          actions: [{ type: 'notePageKind', params: ({ event }) => event.pageKind }, 'storePlay', 'count'],
        },
        'game.opened': { actions: ['noteGame', 'storePlay', 'count'] },
        'minutes.chosen': {
          actions: [{ type: 'noteMinutes', params: ({ event }) => event.minutes }, 'storeMinutes', 'count'],
        },
      },
      states: {
        restoring: {
          invoke: {
            src: 'readMinutes',
            id: 'readMinutes',
            input: ({ context }) => ({ username: context.username }),
            onDone: {
              target: 'counting',
              actions: { type: 'noteMinutes', params: ({ event }) => event.output },
            },
            onError: 'counting',
          },
        },
        counting: {
          initial: 'deciding',
          on: { 'play.changed': '.deciding' },
          states: {
            deciding: {
              entry: 'noteRest',
              always: [
                { guard: 'isDue', target: '#realityCheck.member.due' },
                { guard: 'isPlaying', target: 'playing' },
                { target: 'idle' },
              ],
            },
            playing: { after: { nextCheck: '#realityCheck.member.due' } },
            idle: {},
          },
        },
        /** the reminder waits for a suitable moment */
        due: {
          initial: 'deciding',
          on: {
            'location.changed': {
              target: '.deciding',
              actions: [{ type: 'notePageKind', params: ({ event }) => event.pageKind }, 'storePlay'],
            },
          },
          states: {
            deciding: { always: [{ guard: 'isAmongMoney', target: 'away' }, { target: 'near' }] },
            /** a page that moves money is not covered */
            away: {},
            near: {
              invoke: { src: 'watchSubmissionsIdle', id: 'watchSubmissionsIdle' },
              initial: 'busy',
              states: {
                busy: { on: { 'submissions.idle': 'quiet' } },
                quiet: {
                  on: { 'submissions.busy': 'busy' },
                  after: { result: '#realityCheck.member.asking' },
                },
              },
            },
          },
        },
        asking: {
          tags: 'dialog',
          entry: 'noteShown',
          invoke: { src: 'dialog', id: 'dialog', input: ({ self }) => ({ check: self }) },
          on: {
            'check.continued': { target: 'counting', actions: ['noteChecked', 'storePlay'] },
            'check.paused': { target: 'counting', actions: ['noteChecked', 'storePlay', 'leaveGames'] },
            'dialog.missing': 'missing',
          },
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                src: 'readSession',
                id: 'readSession',
                input: ({ context }) => ({ startedAt: context.play.startedAt }),
                onDone: {
                  target: 'read',
                  actions: { type: 'noteAnswer', params: ({ event }) => event.output },
                },
                onError: 'unreadable',
              },
            },
            read: {},
            unreadable: {},
          },
        },
        missing: { after: { dialogRetry: 'due' } },
      },
    },
  },
});
