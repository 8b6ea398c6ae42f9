import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnyActorLogic, AnyActorRef } from 'xstate';

/** What a machine is made to throw. */
const FAULT = new Error('a fault');

/** Has an actor throw at its next event, as an action, a guard or an assign of it does; the one after it is well. */
export async function breakActor(ref: AnyActorRef): Promise<void> {
  const { logic } = ref as AnyActorRef & { logic: AnyActorLogic };
  await act(async () => {
    const fault = vi.spyOn(logic, 'transition').mockImplementationOnce(() => {
      throw FAULT;
    });
    ref.send({ type: 'test.break' });
    fault.mockRestore();
  });
}

/** Has logic throw in its initial context when it is started next; the start after it is well. */
export function breakNextStart(logic: AnyActorLogic): void {
  vi.spyOn(logic, 'getInitialSnapshot').mockImplementationOnce(() => {
    throw FAULT;
  });
}
