import type { ComponentType } from 'react';
import type { AnyActorLogic } from 'xstate';
import type { RootActor } from '#calls/root.ts';
import type { FlowDefinition } from '#machines/root/openPages.ts';

/** What a page's actor may be made from: where it was opened, and the running app. */
export interface PageOpening {
  /** the whole location, such as `/login?redirect=%2Fassets` */
  location: string;
  /** its raw query */
  search: string;
  root: RootActor;
}

/** A screen and the actor it reads, where it has one. */
export interface PageModule {
  Screen: ComponentType;
  logic?: AnyActorLogic;
  input?: (opening: PageOpening) => unknown;
  /** flows of the root that the screen speaks to */
  flows?: readonly FlowDefinition[];
}
