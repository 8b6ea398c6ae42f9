import { memberKey } from '#machines/app/session/memberKey.ts';
import { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import { outboxEntryMachine } from '#machines/app/outbox/outboxEntry.machine.ts';
import { ENTRY_VERSION, isOwn, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { describeTransitionCoverage, EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';

const KEY = 'key-1';
const request = { kind: 'withdrawal', intent: { amount: '100', bank: '1' }, key: KEY, secret: '135790' };
const stored: OutboxEntry = {
  version: ENTRY_VERSION,
  key: KEY,
  kind: 'withdrawal',
  amount: '100',
  at: 0,
  owner: memberKey('demo888'),
  state: 'unsettled',
};
const member = { type: 'facts.changed', facts: { member: true, username: 'demo888' } } as const;
const visitor = { type: 'facts.changed', facts: { member: false, username: '' } } as const;

describeTransitionCoverage({
  machine: outboxMachine,
  starts: { 'an empty outbox': () => undefined },
  callbacks: ['watchFacts', 'device', 'teller', 'entry'],
  events: {
    'facts.changed': [member, visitor],
    'session.ended': [{ type: 'session.ended', chosen: true }],
    'stored.added': [{ type: 'stored.added', entry: stored }],
    'stored.removed': [{ type: 'stored.removed', key: KEY }],
    'outbox.submit': [
      { type: 'outbox.submit', ...request },
      { type: 'outbox.submit', ...request, kind: 'email' },
      { type: 'outbox.submit', ...request, key: 'key-2' },
    ],
    'outbox.watched': [{ type: 'outbox.watched', key: KEY }],
    'outbox.unwatched': [
      { type: 'outbox.unwatched', key: KEY },
      { type: 'outbox.unwatched', key: 'key-2' },
    ],
    'outbox.dismissed': [{ type: 'outbox.dismissed', key: KEY }],
    'question.confirmed': [{ type: 'question.confirmed', key: KEY }],
    'question.declined': [{ type: 'question.declined', key: KEY }],
    'entry.sending': [{ type: 'entry.sending', key: KEY }],
    'entry.unsettled': [{ type: 'entry.unsettled', key: KEY }],
    'entry.settled': [{ type: 'entry.settled', key: KEY, answer: { receipt: null } }],
    'entry.released': [{ type: 'entry.released', key: KEY }],
  },
  key: ({ context: { entries, watched, owner, listener } }) => [
    entries.map((entry) => [
      entry.key,
      entry.kind,
      entry.state,
      isOwn(entry, { owner }),
      watched.includes(entry.key),
    ]),
    owner === null,
    listener === null,
  ],
});

describeTransitionCoverage({
  machine: outboxEntryMachine,
  starts: {
    'a press': () => ({ ...request, start: 'sending' as const }),
    'a press beside one like it': () => ({ ...request, start: 'asking' as const }),
    'another window': () => ({ ...request, secret: undefined, start: 'elsewhere' as const }),
    'a reload': () => ({ ...request, secret: undefined, start: 'unsettled' as const }),
  },
  calls: {
    request: { outputs: ['TX1'], errors: EVERY_FAILURE },
    otherWindow: { outputs: [undefined], errors: [{ kind: 'offline' }] },
  },
  callbacks: ['heldSecret'],
  events: {
    'entry.send': [{ type: 'entry.send', secret: '135790' }],
    'question.confirmed': [{ type: 'question.confirmed' }],
    'question.declined': [{ type: 'question.declined' }],
    'secret.released': [{ type: 'secret.released', secret: '135790' }],
  },
  key: ({ context }) => context.wasUnknown,
});
