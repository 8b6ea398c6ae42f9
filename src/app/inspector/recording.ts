import {
  array,
  check,
  getDotPath,
  literal,
  number,
  object,
  pipe,
  safeParse,
  looseObject,
  optional,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import { logEntry } from '#app/inspector/log.ts';
import type { Chart } from '#app/inspector/flow.ts';

/** Increased with every change that an older reader would misread. */
export const RECORDING_VERSION = 1;

/** A recorded session in the format of its file, which docs/inspector.md describes field by field. */
const recording = object({
  format: literal('flowplay-recording'),
  version: literal(RECORDING_VERSION),
  app: object({ version: string(), mode: string() }),
  /** epoch ms */
  startedAt: number(),
  /** ms from the start until the session was saved */
  duration: number(),
  /** the charts of the machines, to which the lines of actors refer; missing in older recordings */
  charts: optional(array(looseObject({ name: string(), root: unknown() }))),
  /** the number of lines after the log was full */
  lost: number(),
  entries: pipe(
    array(logEntry),
    check(
      (entries) => entries.some(({ kind, actor }) => kind === 'actor' && actor === 'root'),
      'does not begin with the start of the root actor',
    ),
  ),
});

export interface Recording extends Omit<InferOutput<typeof recording>, 'charts'> {
  charts?: readonly Chart[];
}

/** Thrown for a file that is not a recording, or not one that this version can read; the message says why. */
export class BadRecordingError extends Error {
  override name = 'BadRecordingError';
}

/** Parses a recording's file. @throws BadRecordingError */
export function parseRecording(text: string): Recording {
  let plain: unknown;
  try {
    plain = JSON.parse(text);
  } catch {
    throw new BadRecordingError('This is no JSON file.');
  }
  if (
    typeof plain !== 'object' ||
    plain === null ||
    (plain as { format?: unknown }).format !== 'flowplay-recording'
  )
    throw new BadRecordingError('This is no recording: its "format" is not "flowplay-recording".');
  const { version } = plain as { version?: unknown };
  if (version !== RECORDING_VERSION)
    throw new BadRecordingError(
      `This is a recording of version ${String(version)}; version ${RECORDING_VERSION} can be read.`,
    );
  const read = safeParse(recording, plain);
  // the content of a chart is checked when it is drawn
  if (read.success) return read.output as Recording;
  const [issue] = read.issues;
  const more = read.issues.length > 1 ? ` (and ${read.issues.length - 1} more)` : '';
  throw new BadRecordingError(
    `The recording is damaged at ${getDotPath(issue) ?? 'its top'}: ${issue.message}${more}`,
  );
}

/** The name of a recording's file: the moment it was saved, in UTC. */
export function recordingName({ startedAt, duration }: Recording): string {
  const saved = new Date(startedAt + duration).toISOString().slice(0, 19).replace(/[:T]/g, '-');
  return `flowplay-${saved}.json`;
}
