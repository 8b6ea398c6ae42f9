import { describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { go, refreshProfile, toast } from '#machines/app/effects.ts';

/** A system with only these actors, which record the events they receive. */
function systemWith(...ids: string[]) {
  const received: unknown[] = [];
  const actor = (id: string) =>
    ({ send: (event: unknown) => received.push([id, event]) }) as unknown as AnyActorRef;
  return {
    received,
    system: { get: (id: PropertyKey) => (ids.includes(String(id)) ? actor(String(id)) : undefined) },
  };
}

describe('what a flow sends to the others', () => {
  test('a toast is its text: how long it stays is said by the page on which it shows (D11)', () => {
    const { received, system } = systemWith('toasts');
    toast({ system }, { text: '成功' });
    expect(received).toEqual([['toasts', { type: 'toast.show', text: '成功' }]]);
  });

  test('a way leaves the page before in the history unless it replaces it', () => {
    const { received, system } = systemWith('navigation');
    go({ system }, { to: '/login' });
    go({ system }, { to: '/', replace: true });
    expect(received).toEqual([
      ['navigation', { type: 'navigation.go', to: '/login', replace: false }],
      ['navigation', { type: 'navigation.go', to: '/', replace: true }],
    ]);
  });

  test('money that has moved makes the session read it again', () => {
    const { received, system } = systemWith('session');
    refreshProfile({ system });
    expect(received).toEqual([['session', { type: 'profile.refresh' }]]);
  });

  test('an actor that has already stopped receives nothing', () => {
    const { received, system } = systemWith();
    toast({ system }, { text: '成功' });
    go({ system }, { to: '/' });
    refreshProfile({ system });
    expect(received).toEqual([]);
  });
});
