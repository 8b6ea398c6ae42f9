import type { LogEntry } from '#app/inspector/log.ts';
import type { Chart } from '#app/inspector/flow.ts';
import { RECORDING_VERSION, type Recording } from '#app/inspector/recording.ts';
import type { AppMessage, SharedSession } from '#app/inspector/sharing.ts';

/** A session that the page shows: a running one, or one from a file. */
export interface WatchedSession extends SharedSession {
  /** the file's name; null for a running session */
  file: string | null;
  entries: readonly LogEntry[];
  /** the charts to which the lines of actors refer */
  charts: readonly Chart[];
  /** the number of lines that were never received */
  lost: number;
  /** the number of lines including the lost ones */
  received: number;
}

/** The sessions after a message; a line that is received again is ignored. */
export function withMessage(
  sessions: readonly WatchedSession[],
  message: Exclude<AppMessage, { type: 'events.offered' }>,
): readonly WatchedSession[] {
  const known = sessions.find(({ id }) => id === message.session.id);
  const before = known ?? { ...message.session, file: null, entries: [], charts: [], lost: 0, received: 0 };
  const after =
    message.type === 'log'
      ? withLines(withCharts(before, message.charts), message.from, message.entries)
      : before;
  if (known === undefined) return [...sessions, after];
  return sessions.map((session) => (session === known ? after : session));
}

function withCharts(session: WatchedSession, charts: readonly Chart[] = []): WatchedSession {
  return charts.length > session.charts.length ? { ...session, charts } : session;
}

function withLines(session: WatchedSession, from: number, lines: readonly LogEntry[]): WatchedSession {
  const fresh = lines.slice(Math.max(0, session.received - from));
  const received = Math.max(session.received, from + lines.length);
  const lost = session.lost + Math.max(0, from - session.received);
  return fresh.length === 0
    ? session
    : { ...session, entries: [...session.entries, ...fresh], received, lost };
}

/** A recording's file as a session. */
export function sessionOfFile(file: string, recording: Recording): WatchedSession {
  const { app, startedAt, entries, lost, charts = [] } = recording;
  return {
    id: `${file} ${startedAt}`,
    app,
    startedAt,
    file,
    entries,
    charts,
    lost,
    received: entries.length + lost,
  };
}

/** A session as a recording, up to its last line. */
export function recordingOf({ app, startedAt, entries, charts, lost }: WatchedSession): Recording {
  const duration = entries.at(-1)?.at ?? 0;
  return {
    format: 'flowplay-recording',
    version: RECORDING_VERSION,
    app,
    startedAt,
    duration,
    lost,
    charts,
    entries: [...entries],
  };
}
