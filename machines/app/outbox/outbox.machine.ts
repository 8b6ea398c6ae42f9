import { outboxSetup } from './outboxSetup.ts';

/**
 * Every submission that moves money or changes the account, from the press to its final result (D18), whatever happens
 * to the page that sent it. A flow that waits shows the result itself; otherwise `teller` does. What has no known outcome
 * stays, on the device too, until the member has sent it again or has checked it (`outbox.dismissed`). Another member
 * sees, sends and is told nothing of it. After an entry has moved, the member's money is fetched anew.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: { entries: [], watched: [], owner: null, listener: null },
  invoke: [
    { src: 'watchFacts', id: 'watchFacts', input: { names: ['member', 'username'] } },
    { src: 'device', id: 'device' },
    { src: 'teller', id: 'teller' },
  ],
  on: {
    'facts.changed': { actions: [{ type: 'noteMember', params: ({ event }) => event.facts }, 'nameStored'] },
    'session.ended': { actions: ['dropQuestions', { type: 'noteEnd', params: ({ event }) => event.chosen }] },
    'stored.added': [
      { guard: 'isKnown' },
      { actions: { type: 'addStored', params: ({ event }) => event.entry } },
    ],
    'stored.removed': { guard: 'isUnsettled', actions: ['remove', 'stop'] },
    'outbox.submit': [
      { guard: 'isKnown', actions: ['watch', 'sendAgain'] },
      { actions: ['watch', { type: 'add', params: ({ event }) => event }] },
    ],
    'outbox.watched': { actions: 'watch' },
    'outbox.unwatched': [
      // nothing of it was sent, and its question goes with its page
      { guard: 'isAsking', actions: ['remove', 'stop'] },
      { actions: 'unwatch' },
    ],
    // a request that is on its way again is not cut off
    'outbox.dismissed': { guard: 'isUnsettled', actions: ['remove', 'stop', 'forget'] },
    // a second press may come when the entry is gone
    'question.confirmed': { guard: 'isKnown', actions: 'answerQuestion' },
    'question.declined': { guard: 'isKnown', actions: 'answerQuestion' },
    'entry.sending': { actions: ['noteState', 'store'] },
    'entry.unsettled': [
      { guard: 'isUnseen', actions: ['tell', 'noteState', 'store', 'refreshMember'] },
      { actions: ['noteState', 'unwatch', 'store', 'refreshMember'] },
    ],
    'entry.settled': [
      { guard: 'isWatched', actions: ['refreshMember', 'remove', 'stop', 'forget'] },
      { guard: 'isUnseen', actions: ['tell', 'refreshMember', 'remove', 'stop', 'forget'] },
      // its member is not there to be told
      { guard: 'isHarmless', actions: ['remove', 'stop', 'forget'] },
      { actions: ['noteState', 'store'] },
    ],
    'entry.released': { actions: ['noteState', 'readStored'] },
  },
});
