import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { Access } from '#machines/root/routes.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';

/** A page as the root runs it: an id, whose page it is, and how its actor is made. */
export interface PageDefinition {
  id: string;
  access: Access;
  kept: boolean;
  logic: AnyActorLogic;
}

/** A flow that lives on in the root from the first page that needs it: its system id, and how it is made. */
export interface FlowDefinition {
  id: string;
  logic: AnyActorLogic;
  input?: () => unknown;
}

/** A page whose actor lives in the root. */
export interface OpenPage {
  ref: AnyActorRef;
  access: Access;
  kept: boolean;
  /** its screen is gone and only a submission still holds it */
  left: boolean;
}

/** Whether an actor or one of its children is in a state of the submission tag. */
export function isSubmitting(ref: AnyActorRef): boolean {
  const snapshot = ref.getSnapshot() as {
    hasTag?: (tag: string) => boolean;
    children?: Readonly<Record<string, AnyActorRef>>;
  } | null;
  return (
    snapshot?.hasTag?.(SUBMISSION_TAG) === true ||
    Object.values(snapshot?.children ?? {}).some((child) => isSubmitting(child))
  );
}
