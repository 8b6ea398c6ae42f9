import type { ToastEvent } from '#machines/app/toasts/toast.machine.ts';
import { systemActor, type System } from './systemActors.ts';

interface InSystem {
  system: System;
}

/** Action: shows one toast, for the duration set by the page that shows it (D11). */
export function toast({ system }: InSystem, params: Omit<ToastEvent, 'type'>): void {
  systemActor(system, 'toasts')?.send({ type: 'toast.show', ...params });
}

/** Action: asks the navigation actor for an in-app path such as `/assets?type=6`. */
export function go({ system }: InSystem, { to, replace = false }: { to: string; replace?: boolean }): void {
  systemActor(system, 'navigation')?.send({ type: 'navigation.go', to, replace });
}

/** Action: fetches the member's info again, because money has moved. */
export function refreshProfile({ system }: InSystem): void {
  systemActor(system, 'session')?.send({ type: 'profile.refresh' });
}
