/**
 * The event with which XState stops an actor. It has no public way to stop another actor's child, and no public name for
 * this event.
 */
export const STOP_EVENT = { type: 'xstate.stop' } as const;
