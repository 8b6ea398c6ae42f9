import type { ComponentType } from 'react';
import type { AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate';
import type { ActorView } from '#lib/actorView.tsx';
import type { FlowDefinition } from '#machines/root/flowHost.machine.ts';
import type { Facts } from '#machines/session/facts.ts';

/** What a page's actor may be made from: where it was opened, and what is known then. */
export interface PageOpening {
  /** the whole location, such as `/login?redirect=%2Fassets` */
  location: string;
  /** its raw query */
  search: string;
  /** what is known of the session and the site at this moment */
  facts: Facts;
}

/** A screen and the actor it reads, where it has one. */
export interface PageModule {
  Screen: ComponentType;
  logic?: AnyActorLogic;
  /** how the screen reaches its actor */
  view?: ActorView<AnyStateMachine>;
  input?: (opening: PageOpening) => unknown;
  /** flows of the root that the screen speaks to */
  flows?: readonly FlowDefinition[];
}

interface ScreenPart {
  Screen: ComponentType;
  flows?: readonly FlowDefinition[];
}

/** A machine that starts from something needs its input, one that does not takes none. */
type InputPart<Machine extends AnyStateMachine> =
  unknown extends InputFrom<Machine>
    ? { input?: never }
    : undefined extends InputFrom<Machine>
      ? { input?: (opening: PageOpening) => InputFrom<Machine> }
      : { input: (opening: PageOpening) => InputFrom<Machine> };

/**
 * A page as its route loads it. The view of another machine, a missing or a wrong input do not compile.
 *
 *     export const page = definePage({ logic: welfare, view: welfareView, Screen: WelfareScreen });
 */
export function definePage<Machine extends AnyStateMachine>(
  page: ScreenPart & { logic: Machine; view: ActorView<Machine> } & InputPart<Machine>,
): PageModule {
  return page;
}
