import { expect, test } from 'vitest';
import { systemActor, type System } from '#machines/app/systemActors.ts';

/** A system in which nothing runs. */
const empty: System = { get: () => undefined };

test('an actor that does not run is undefined, under each of its ids', () => {
  expect(systemActor(empty, 'toasts')).toBeUndefined();
  expect(systemActor(empty, 'flow:customerService')).toBeUndefined();
});

// checked by the type check: without these faults, `@ts-expect-error` itself is one
test('neither a misspelt id nor an event that its actor does not know compiles', () => {
  // @ts-expect-error -- no actor has this id
  systemActor(empty, 'toast');
  // @ts-expect-error -- the hosts of pages are the root's own
  systemActor(empty, 'page:/vip');
  // @ts-expect-error -- the session is no flow with a host
  systemActor(empty, 'flow:session');
  // @ts-expect-error -- the toasts know no such event
  systemActor(empty, 'toasts')?.send({ type: 'toast.shown', text: '成功' });
  // @ts-expect-error -- a toast without its text
  systemActor(empty, 'toasts')?.send({ type: 'toast.show' });
  // @ts-expect-error -- the address bar is told whether to replace the entry of the history
  systemActor(empty, 'navigation')?.send({ type: 'navigation.go', to: '/' });
  // @ts-expect-error -- the event of another actor
  systemActor(empty, 'session')?.send({ type: 'service.open' });
  // @ts-expect-error -- without a check that it runs
  const started: object = systemActor(empty, 'session');

  expect(started).toBeUndefined();
});
