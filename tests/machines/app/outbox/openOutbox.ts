import { memberKey } from '#machines/app/session/memberKey.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import type { OutboxSubmitEvent, StoredEvent } from '#machines/app/outbox/outboxSetup.ts';
import { ENTRY_VERSION, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

/** The payment password, which may be in no snapshot. */
export const PASSWORD = '135790';

/** A press on the withdrawal of 100 CNY. */
export const withdrawal = (key = 'key-1', kind = 'withdrawal'): OutboxSubmitEvent => ({
  type: 'outbox.submit',
  kind,
  intent: { amount: '100', bank: '1' },
  key,
  secret: PASSWORD,
});

/** The entry of that withdrawal, as the device has it after a reload. */
export const storedWithdrawal = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  version: ENTRY_VERSION,
  key: 'key-1',
  kind: 'withdrawal',
  intent: { amount: '100', bank: '1' },
  amount: '100',
  at: START_MS,
  owner: memberKey('demo888'),
  state: 'unsettled',
  ...change,
});

/** The outbox of a member with scripted requests, storage and teller. */
export function openOutbox() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(outboxMachine).provide({ actors: { watchFacts: calls.callback() } }),
    calls,
  });
  const entries = () => harness.subject.getSnapshot().context.entries;
  return {
    ...harness,
    entries,
    /** the states of the entries, in their order */
    states: () => entries().map(({ state }) => state),
    told: () => calls.received('teller'),
    written: () => calls.received('device'),
    /** the times that the member's money was fetched anew */
    refreshed: () => harness.sent.session.filter(({ type }) => type === 'profile.refresh').length,
    /** this member is there now; null for a visitor, an empty name for one that is not known yet */
    isThere: (username: string | null) => {
      const facts = { member: username !== null, username: username ?? '' };
      const event: FactsEvent<'member' | 'username'> = { type: 'facts.changed', facts };
      return calls.tell('watchFacts', event);
    },
    /** the device tells what it holds, or what another window has changed */
    hears: (event: StoredEvent) => calls.tell('device', event),
  };
}
