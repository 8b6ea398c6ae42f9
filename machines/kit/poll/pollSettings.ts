import type { EventObject } from 'xstate';
import type { CallError } from '#machines/kit/calls/callError.ts';
import type { LoadFailureTexts } from '#machines/kit/calls/loadFailure.ts';

/** What is asked, by name; nothing where the answer depends on the member alone. */
export type PollQuery = Readonly<Partial<Record<string, string>>>;

/** What a poll asks, when, and how often; times in ms. */
export interface PollSettings {
  /** the input of each request */
  query: PollQuery;
  /** from an answer to the next request */
  pause: number;
  /** the longest pause after failures in a row, each of which doubles it; `pause` where it never grows */
  longestPause: number;
  /** how long each request is delayed; 0 if it is not */
  delay: number;
  /** whether the first request comes after a pause */
  pausesFirst: boolean;
  /** the most requests until the first wanted answer, which ends the poll; null where it goes on */
  tries: number | null;
  /** whether it sleeps while the document is hidden; such a poll has its `watchVisibilityAndNetwork` bound */
  visibleOnly: boolean;
}

/** A poll: its settings, and how it has gone. */
export interface PollContext extends PollSettings {
  /** the number of requests so far */
  tried: number;
  /** the failures in a row */
  failures: number;
  /** the share by which the next pause is changed */
  jitter: number;
  /** the text in the place of what was never answered; empty after a success */
  failure: string;
  /** the failure that ended it; null if none did */
  error: CallError | null;
}

/** What a poll makes of its answers. */
export interface PollRules<Answer> {
  /** the invoke id of its request, by which logs name it */
  call?: string;
  /** whether an answer is told to the parent; all are by default */
  isWanted?: (answer: Answer) => boolean;
  /** the event that tells the parent, by default `{id}.polled` */
  told?: (answer: Answer) => EventObject;
  /** whether a failure ends the poll; a 401 does by default (D6) */
  isFinal?: (error: CallError) => boolean;
  /** the words in the place of what was never answered */
  texts?: LoadFailureTexts;
}

/** Sent by a poll to its parent with each answer that is wanted. */
export interface PolledEvent<Id extends string, Answer> {
  type: `${Id}.polled`;
  answer: Answer;
}

/** The largest share by which a pause after a failure is changed, so that phones do not poll in step (D12). */
export const JITTER = 0.2;

type PauseInput = Pick<PollContext, 'pause' | 'longestPause' | 'failures' | 'jitter'>;

/**
 * The pause in ms before the next request: 3, 6, 12 … 60 s after failures in a row (D12), longer by its jitter; a pause
 * that would exceed the longest one is shorter than that by as much, so that phones do not meet there either. A pause
 * that never grows has no jitter.
 */
export function pollPause({ pause, longestPause, failures, jitter }: PauseInput): number {
  if (longestPause === pause) return pause;
  const spread = Math.min(longestPause, pause * 2 ** Math.max(0, failures - 1)) * (1 + jitter);
  return Math.round(spread > longestPause ? 2 * longestPause - spread : spread);
}
