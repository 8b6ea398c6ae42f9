import { fromCallback, type AnyActorLogic } from 'xstate';

/**
 * A placeholder for an actor in a machine's setup whose logic is loaded or chosen later: `provide` puts it there. It
 * may be any logic, because a machine that sends its parent events is known by these only.
 */
export function unboundActor(name: string): AnyActorLogic {
  return fromCallback(() => {
    throw new Error(`The actor ${name} is not bound`);
  });
}
