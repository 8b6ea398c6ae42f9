import type { LogEntry } from '#app/inspector/log.ts';
import type { Recorder } from '#app/inspector/recorder.ts';
import type { Recording } from '#app/inspector/recording.ts';
import type { Chart } from '#scripts/diagram/sketch.ts';

/** The channel between the app and the inspector page, of one origin and one browser. */
const CHANNEL = 'flowplay-inspector';
/** How long (ms) lines are gathered before they are told. */
const GATHER_MS = 50;

/** One run of the app, from its start to its end or reload. */
export interface SharedSession {
  id: string;
  app: Recording['app'];
  /** epoch ms */
  startedAt: number;
}

/**
 * What the app tells: that it has started, and lines of its log; `from` is how many came before them, `charts` are
 * all that these lines and those before them point to.
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
  | { type: 'events.told'; session: string; actor: string; events: readonly OfferedEvent[] };

/** An event that an actor's machine may take now, as the page offers it. */
export interface OfferedEvent {
  type: string;
  /** does it take it; `depends` where its guards look at the event's fields */
  takes: 'yes' | 'no' | 'depends';
  /** the fields that the machine looks at, such as `values.name` */
  fields: readonly string[];
}

/**
 * What the page asks for: of every running app its log, as far as it has come, and all that follows; of one session
 * what an actor can take, and that it be sent an event or that a delay of it (by the event it will send) ends now.
 */
export type PageMessage =
  | { type: 'log.wanted' }
  | { type: 'events.wanted'; session: string; actor: string }
  | { type: 'event.wanted'; session: string; actor: string; event: { type: string } }
  | { type: 'delay.ended'; session: string; actor: string; event: string };

/** The way between the app and the page. */
export interface Channel {
  tell: (message: AppMessage | PageMessage) => void;
  /** hears what others tell */
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

/** Tells the log to any inspector page that asks for it; until one does, nothing but the start. Answers its session. */
export function shareLog(recorder: Recorder, channel: Channel): SharedSession {
  const { app, startedAt } = recorder.recording();
  const session = { id: `${startedAt}-${Math.random().toString(36).slice(2, 8)}`, app, startedAt };
  let isWatched = false;
  let toldCharts = 0;
  let gathered: { from: number; entries: LogEntry[] } | null = null;

  const tellGathered = () => {
    const charts = recorder.charts();
    const further = charts.length > toldCharts ? { charts } : {};
    toldCharts = charts.length;
    if (gathered !== null) channel.tell({ type: 'log', session, ...gathered, ...further });
    gathered = null;
  };
  recorder.subscribe((entry, before) => {
    if (!isWatched) return;
    if (gathered === null) {
      gathered = { from: before, entries: [] };
      window.setTimeout(tellGathered, GATHER_MS);
    }
    gathered.entries.push(entry);
  });
  channel.listen((message) => {
    if (message.type !== 'log.wanted') return;
    tellGathered();
    isWatched = true;
    const { entries, charts = [] } = recorder.recording();
    channel.tell({ type: 'log', session, from: 0, entries, charts });
    toldCharts = charts.length;
  });
  channel.tell({ type: 'session.opened', session });
  return session;
}
