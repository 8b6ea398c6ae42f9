import { systemEvent } from '#app/inspector/xstateInternals.ts';

/** A readable event type without XState's prefixes: `xstate.after.pause.balance.polling` → `after pause`. */
export function eventName(type: string): string {
  const told = systemEvent(type);
  switch (told?.kind) {
    case undefined:
    case 'finished':
    case 'snapshot':
      return type;
    case 'after':
      return `after ${told.delay}`;
    case 'done':
      return `${told.call} done`;
    case 'error':
      return `${told.call} failed`;
    case 'start':
    case 'stop':
    case 'answered':
    case 'failed':
      return told.kind;
  }
}
