import type { AnyActorRef } from 'xstate';
import type { ToastEvent } from '#machines/app/toasts/toast.machine.ts';

interface InSystem {
  system: { get: (key: string) => AnyActorRef | undefined };
}

/** Action: shows one toast, for the duration set by the page that shows it (D11). */
export function toast({ system }: InSystem, params: Omit<ToastEvent, 'type'>): void {
  const event: ToastEvent = { type: 'toast.show', ...params };
  system.get('toasts')?.send(event);
}

/** Action: asks the navigation actor for an in-app path such as `/assets?type=6`. */
export function go({ system }: InSystem, params: { to: string; replace?: boolean }): void {
  system.get('navigation')?.send({ type: 'navigation.go', to: params.to, replace: params.replace ?? false });
}

/** Action: fetches the member's info again, because money has moved. */
export function refreshProfile({ system }: InSystem): void {
  system.get('session')?.send({ type: 'profile.refresh' });
}
