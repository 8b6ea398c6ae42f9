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

/** When: ms since the app started. */
const at = number();
/**
 * Which actor: the ids from the root down, such as `root/session/fetchUser`; the second and later ones under the
 * same ids are counted, `root/session/fetchUser#2`. The same in every run, unlike XState's session ids.
 */
const actor = string();

/** One line of a session's log, without secrets; the lines of a step stand in the order in which they happened. */
export const logEntry = variant('kind', [
  /**
   * An actor was made. `machine` is null for a call or a listener, `src` is its name in the parent's setup, `chart`
   * the place of its machine's chart in the recording.
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
   * An actor was sent an event: `from` whom (null: by no actor), and `within` whose step it was sent (null: by the
   * outside world, that is a person, an answer, the clock).
   */
  object({
    kind: literal('event'),
    at,
    actor,
    from: nullable(string()),
    within: nullable(string()),
    event: looseObject({ type: string() }),
  }),
  /** An actor set a timer of `delay` ms, which will send it the event of this type. */
  object({ kind: literal('timer'), at, actor, event: string(), delay: number() }),
  /**
   * An actor has dealt with an event: the states it is in now (dotted paths, none for a call), the transitions it
   * `took`, and its context where that has changed.
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
