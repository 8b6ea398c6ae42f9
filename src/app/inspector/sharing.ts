import type { LogEntry } from '#app/inspector/log.ts';
import type { Recorder } from '#app/inspector/recorder.ts';
import type { Recording } from '#app/inspector/recording.ts';

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

/** What the app tells: that it has started, and lines of its log; `from` is how many came before them. */
export type AppMessage =
  | { type: 'session.opened'; session: SharedSession }
  | { type: 'log'; session: SharedSession; from: number; entries: readonly LogEntry[] };

/** What the page asks every running app for: its log, as far as it has come, and all that follows. */
export interface PageMessage {
  type: 'log.wanted';
}

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

/** Tells the log to any inspector page that asks for it; until one does, nothing but the start is told. */
export function shareLog(recorder: Recorder, channel: Channel): void {
  const { app, startedAt } = recorder.recording();
  const session = { id: `${startedAt}-${Math.random().toString(36).slice(2, 8)}`, app, startedAt };
  let isWatched = false;
  let gathered: { from: number; entries: LogEntry[] } | null = null;

  const tellGathered = () => {
    if (gathered !== null) channel.tell({ type: 'log', session, ...gathered });
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
    channel.tell({ type: 'log', session, from: 0, entries: recorder.recording().entries });
  });
  channel.tell({ type: 'session.opened', session });
}
