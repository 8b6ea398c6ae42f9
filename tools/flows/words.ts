import type { FlowTransition, Trigger } from '#app/inspector/flow.ts';

/** A duration in ms as readable text: `250 ms`, `1.1 s`, `60 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
}

/** A number with grouped thousands: `60 000`. */
export function grouped(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ' '), ...fraction].join('.');
}

/** The trigger of a transition as its label in a diagram: `after 60 s`, `done fetchUser`, `grab`. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.event;
    case 'always':
      return 'always';
    case 'after':
      return `after ${trigger.ms === null ? trigger.delay : duration(trigger.ms)}`;
    case 'finished':
      return 'done';
    case 'done':
    case 'error':
    case 'snapshot':
      return `${trigger.kind} ${trigger.call}`;
  }
}

/** Trigger and guard: `switch.closed [isIdle]`; a guarded `always` is shown only as its guard. */
export function transitionWords({ trigger, guard }: FlowTransition): string {
  if (guard === null) return triggerWords(trigger);
  return trigger.kind === 'always' ? `[${guard}]` : `${triggerWords(trigger)} [${guard}]`;
}
