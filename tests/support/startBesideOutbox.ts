import { createActor, createMachine, type Actor, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { outbox } from '#app/calls/outbox.ts';

/** Starts logic of the app beside the outbox, through which everything is sent; `stop` ends both. */
export function startBesideOutbox(logic: AnyActorLogic, input?: unknown) {
  const app = createActor(
    createMachine({
      invoke: [
        { src: outbox, id: 'outbox', systemId: 'outbox' },
        { src: logic, id: 'subject', input: () => input },
      ],
    }),
  ).start();
  const { subject } = app.getSnapshot().children as { subject?: Actor<AnyStateMachine> };
  if (subject === undefined) throw new Error('The subject is not running');
  return { subject, stop: () => void app.stop() };
}
