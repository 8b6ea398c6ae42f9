import type { LogEntry } from '#app/inspector/log.ts';
import type { Recorder } from '#app/inspector/recorder.ts';
import type { Recording } from '#app/inspector/recording.ts';
import type { Chart } from '#app/inspector/flow.ts';

/** The name of the channel between the app and the inspector page of one origin and one browser. */
const CHANNEL = 'flowplay-inspector';
/** How long lines are collected before they are sent, in ms. */
const GATHER_MS = 50;

/** One run of the app, from its start to its end or reload. */
export interface SharedSession {
  id: string;
  app: Recording['app'];
  /** epoch ms */
  startedAt: number;
}

/**
 * Messages from the app: that it has started, and lines of its log. `from` is the number of lines before them, `charts`
 * are all charts to which these and earlier lines refer.
 */
export type AppMessage =
  | { type: 'session.opened'; session: SharedSession }
  | {
      type: 'log';
      session: SharedSession;
      from: number;
      entries: readonly LogEntry[];
      charts?: readonly Chart[];
    }
  /** the answer to `events.wanted` */
  | { type: 'events.offered'; session: string; actor: string; events: readonly OfferedEvent[] };

/** An event that an actor's machine may take now, for the page to offer. */
export interface OfferedEvent {
  type: string;
  /** whether the machine takes it; `depends` if its guards read the event's fields */
  takes: 'yes' | 'no' | 'depends';
  /** the fields that the machine reads, such as `values.name` */
  fields: readonly string[];
}

/**
 * Messages from the page: to every running app, a request for its log so far and all further lines; to one session,
 * requests to list the events that an actor can take, to send it an event, or to end a delay (identified by the event
 * it will send).
 */
export type PageMessage =
  | { type: 'log.wanted' }
  | { type: 'events.wanted'; session: string; actor: string }
  | { type: 'event.wanted'; session: string; actor: string; event: { type: string } }
  | { type: 'delay.ended'; session: string; actor: string; event: string };

/** The channel between the app and the page. */
export interface Channel {
  tell: (message: AppMessage | PageMessage) => void;
  /** receives messages from others */
  listen: (listener: (message: AppMessage | PageMessage) => void) => void;
  close: () => void;
}

/** The channel of this browser and origin. */
export function openChannel(): Channel {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    tell: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<AppMessage | PageMessage>) =>
        listener(data),
      ),
    close: () => channel.close(),
  };
}

/**
 * Sends the log to any inspector page that requests it; before that, it only announces the start. Returns its session.
 */
export function shareLog(recorder: Recorder, channel: Channel): SharedSession {
  const { app, startedAt } = recorder.recording();
  const session = { id: `${startedAt}-${Math.random().toString(36).slice(2, 8)}`, app, startedAt };
  let isWatched = false;
  let sentCharts = 0;
  let gathered: { from: number; entries: LogEntry[] } | null = null;

  const sendGathered = () => {
    const charts = recorder.charts();
    const further = charts.length > sentCharts ? { charts } : {};
    sentCharts = charts.length;
    if (gathered !== null) channel.tell({ type: 'log', session, ...gathered, ...further });
    gathered = null;
  };
  recorder.subscribe((entry, before) => {
    if (!isWatched) return;
    if (gathered === null) {
      gathered = { from: before, entries: [] };
      window.setTimeout(sendGathered, GATHER_MS);
    }
    gathered.entries.push(entry);
  });
  channel.listen((message) => {
    if (message.type !== 'log.wanted') return;
    sendGathered();
    isWatched = true;
    const { entries, charts = [] } = recorder.recording();
    channel.tell({ type: 'log', session, from: 0, entries, charts });
    sentCharts = charts.length;
  });
  channel.tell({ type: 'session.opened', session });
  return session;
}
