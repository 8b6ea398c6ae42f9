import type { AnyStateMachine } from 'xstate';
import type { EventName, StateName } from './modelPaths.ts';
import type { ModelSteps, ModelStepsOf } from './runPath.ts';
import type { Phone } from '#tools/browser/phone.ts';

/** One step of a tester's own: it uses the phone, and fails where it does not find what it should. */
export type Step = (phone: Phone) => void | Promise<void>;

/** What a tester fills in: `sees` checks what is seen in each state, `does` makes each event happen. */
export interface Steps<State extends string, Event extends string> {
  sees: Readonly<Record<State, Step>>;
  does: Readonly<Record<Event, Step>>;
}

/** The steps of a model; a state or an event without one is a type error. */
export type StepsOf<Model extends AnyStateMachine> = Steps<StateName<Model>, EventName<Model>>;

/** Steps that a rendered view is played by too, made from the phone that a path begins with. */
export type SharedSteps<Model extends AnyStateMachine, World> = (
  phone: () => Phone,
) => ModelStepsOf<Model, World>;

/** What a `.steps.ts` exports. */
export type AnySteps<State extends string, Event extends string, World> =
  | Steps<State, Event>
  | ((phone: () => Phone) => ModelSteps<World, State, Event>);

/** The steps of a `.steps.ts` in the hands of whoever has a phone. */
export function stepsOn<State extends string, Event extends string, World>(
  steps: AnySteps<State, Event, World>,
  phone: () => Phone,
): ModelSteps<World, State, Event> {
  // what is no function works on the phone itself
  return typeof steps === 'function' ? steps(phone) : ({ open: phone, ...steps } as never);
}

/** The place of a step that is still to be written; a path that comes by fails. */
export function notFilledIn(what: string): Step {
  return () => {
    throw new Error(`not filled in yet: ${what}`);
  };
}
