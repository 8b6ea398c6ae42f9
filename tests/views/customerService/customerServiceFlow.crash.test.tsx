// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { openCustomerService } from '#calls/customerService.ts';
import { useRoot } from '#lib/actors.tsx';
import { breakActor } from '#tests/views/shell/crashes.ts';
import { openPart } from '#tests/support/openScreen.tsx';

function Service() {
  const root = useRoot();
  return <button onClick={() => openCustomerService(root)}>客服</button>;
}

test('customer service that crashed on its way is gone, and opens with the next press', async () => {
  const { root, calls, user, answer, pass, toasts } = await openPart(Service);
  const flow = () => root.system.get('customerService') as AnyActorRef | undefined;
  const press = () => user.click(screen.getByRole('button', { name: '客服' }));
  await press();
  expect(calls.waiting('fetchServiceUrl')).toHaveLength(1);

  const crashed = flow() as AnyActorRef;
  await breakActor(crashed);
  expect(flow()).toBeUndefined();
  // the crash closes the reserved window and aborts the request for the address
  expect([calls.isRunning('serviceWindow'), calls.waiting('fetchServiceUrl')]).toEqual([false, []]);
  expect(root.getSnapshot()).toMatchObject({ status: 'active', value: 'online' });

  await press();
  expect(flow()).not.toBe(crashed);
  await answer('fetchServiceUrl', 'https://service.example/chat');
  await pass(1100);
  expect(calls.received('serviceWindow')).toEqual([
    { type: 'window.show', url: 'https://service.example/chat' },
  ]);
  expect(toasts).toEqual([]);
});

test('a crash while it rests is not noticed', async () => {
  const { root, calls, user } = await openPart(Service);
  await breakActor(root.system.get('customerService') as AnyActorRef);
  await user.click(screen.getByRole('button', { name: '客服' }));
  expect(calls.isRunning('serviceWindow')).toBe(true);
});
