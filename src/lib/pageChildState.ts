import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { usePageSelector } from '#lib/actors.tsx';

/** The state of a child of the page's actor, such as its submission; undefined where there is none. */
export function usePageChildState(childId: string): string | undefined {
  const child = usePageSelector<AnyStateMachine, AnyActorRef | undefined>(
    ({ children }) => (children as Record<string, AnyActorRef | undefined>)[childId],
  );
  return useSelector(child, (snapshot) => (snapshot as { value?: string } | undefined)?.value);
}
