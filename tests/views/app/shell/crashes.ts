import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnyActorLogic, AnyActorRef } from 'xstate';

/** The error that a machine is made to throw. */
const FAULT = new Error('a fault');

/** Makes an actor throw at its next event, as an action, guard or assign would; later events are unaffected. */
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

/** Makes the next start of a logic throw in its initial context; later starts are unaffected. */
export function breakNextStart(logic: AnyActorLogic): void {
  vi.spyOn(logic, 'getInitialSnapshot').mockImplementationOnce(() => {
    throw FAULT;
  });
}
