import type { ComponentType } from 'react';
import type { AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate';
import type { ActorView } from './actorView.tsx';
import type { FlowDefinition } from '#machines/app/flowHost.machine.ts';
import type { Facts } from '#machines/app/session/facts.ts';

/** The data from which a page's input can be made: where it was opened, and the facts at that moment. */
export interface PageOpening {
  /** the whole location, such as `/login?redirect=%2Fassets` */
  location: string;
  /** its raw query */
  search: string;
  /** the facts of the session and the site at this moment */
  facts: Facts;
}

/** A screen and the actor that it reads, if any. */
export interface PageModule {
  Screen: ComponentType;
  logic?: AnyActorLogic;
  /** the screen's access to its actor */
  view?: ActorView<AnyStateMachine>;
  input?: (opening: PageOpening) => unknown;
  /** flows of the root that the screen uses */
  flows?: readonly FlowDefinition[];
}

interface ScreenPart {
  Screen: ComponentType;
  flows?: readonly FlowDefinition[];
}

/** A machine with an input requires it, a machine without one takes none. */
type InputPart<Machine extends AnyStateMachine> =
  unknown extends InputFrom<Machine>
    ? { input?: never }
    : undefined extends InputFrom<Machine>
      ? { input?: (opening: PageOpening) => InputFrom<Machine> }
      : { input: (opening: PageOpening) => InputFrom<Machine> };

/**
 * A page as its route loads it. The view of another machine, or a missing or wrong input, does not compile.
 *
 *     export const page = definePage({ logic: welfare, view: welfareView, Screen: WelfareScreen });
 */
export function definePage<Machine extends AnyStateMachine>(
  page: ScreenPart & { logic: Machine; view: ActorView<Machine> } & InputPart<Machine>,
): PageModule {
  return page;
}
