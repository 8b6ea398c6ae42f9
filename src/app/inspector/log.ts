import {
  array,
  literal,
  looseObject,
  nullable,
  number,
  object,
  optional,
  string,
  unknown,
  variant,
} from 'valibot';
import type { InferOutput } from 'valibot';

/** The time in ms since the app started. */
const at = number();
/**
 * The path of an actor's ids from the root, such as `root/session/fetchUser`; later actors with the same path are
 * numbered, `root/session/fetchUser#2`. Unlike XState's session ids, it is the same in every run.
 */
const actor = string();

/** One line of a session's log, without secrets; the lines of a step are in chronological order. */
export const logEntry = variant('kind', [
  /**
   * An actor was created. `machine` is null for a call or a listener, `src` is its name in the parent's setup, `chart`
   * the index of its machine's chart in the recording.
   */
  object({
    kind: literal('actor'),
    at,
    actor,
    parent: nullable(string()),
    machine: nullable(string()),
    src: nullable(string()),
    systemId: nullable(string()),
    sessionId: string(),
    chart: optional(number()),
  }),
  /**
   * An event was sent to an actor: `from` is the sender (null: not an actor), and `within` is the actor in whose step
   * it was sent (null: the source is external, that is a person, an answer or the clock).
   */
  object({
    kind: literal('event'),
    at,
    actor,
    from: nullable(string()),
    within: nullable(string()),
    event: looseObject({ type: string() }),
  }),
  /** An actor started a timer of `delay` ms, which will send it the event of this type. */
  object({ kind: literal('timer'), at, actor, event: string(), delay: number() }),
  /**
   * An actor has handled an event: its current states (dotted paths, none for a call), the transitions it `took`, and
   * its context if that has changed.
   */
  object({
    kind: literal('state'),
    at,
    actor,
    event: string(),
    states: array(string()),
    status: string(),
    took: array(string()),
    context: optional(unknown()),
    output: optional(unknown()),
    error: optional(unknown()),
  }),
]);

export type LogEntry = InferOutput<typeof logEntry>;
export type EntryOf<Kind extends LogEntry['kind']> = Extract<LogEntry, { kind: Kind }>;
