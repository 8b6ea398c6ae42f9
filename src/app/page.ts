import type { ComponentType } from 'react';
import type { AnyActorLogic } from 'xstate';
import type { RootActor } from '#calls/root.ts';
import type { FlowDefinition } from '#machines/root/root.machine.ts';
import type { RoutePath } from '#machines/root/routes.ts';

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

/** A route of the app as the frame needs it before its page is there. */
export interface Route {
  path: RoutePath;
  /** the level-1 heading, where it does not hang on the query; null where the site's own title stands */
  title: string | null;
  /** the level-1 heading by the query, before `title` */
  titleBy?: (query: URLSearchParams) => string | null;
  /** login and registration show neither header nor sidebar (spec 1 §2) */
  bare?: boolean;
  /** a new query is a new page, not the same one told something else */
  perQuery?: boolean;
}
