import { useRef } from 'react';
import type { WatchedSession } from './watchedSessions.ts';

interface ToolbarProps {
  sessions: readonly WatchedSession[];
  session: WatchedSession | null;
  search: string;
  isPaused: boolean;
  withCharts: boolean;
  /** lines received since the pause */
  waiting: number;
  onChoose: (id: string) => void;
  onSearch: (search: string) => void;
  onPause: () => void;
  onCharts: () => void;
  onClear: () => void;
  onSave: () => void;
  onFile: (file: File) => void;
}

/** The selection of the session, the search, and the actions on the log. */
export function Toolbar(props: ToolbarProps) {
  const { session, isPaused, waiting } = props;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <header className="toolbar">
      <h1>Flowplay inspector</h1>
      <select
        aria-label="Session"
        value={session?.id ?? ''}
        disabled={props.sessions.length === 0}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {props.sessions.length === 0 ? <option value="">no session</option> : null}
        {props.sessions.map((one) => (
          <option key={one.id} value={one.id}>
            {one.file ?? `running since ${new Date(one.startedAt).toLocaleTimeString('en-GB')}`}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label="Search the events"
        placeholder="Search: words, actor:session, event:toast"
        value={props.search}
        onChange={(event) => props.onSearch(event.target.value)}
      />
      <button type="button" aria-pressed={props.withCharts} onClick={props.onCharts}>
        Charts
      </button>
      <button type="button" aria-pressed={isPaused} disabled={session === null} onClick={props.onPause}>
        {isPaused ? `Resume${waiting > 0 ? ` (${waiting})` : ''}` : 'Pause'}
      </button>
      <button type="button" disabled={session === null} onClick={props.onClear}>
        Clear
      </button>
      <button type="button" disabled={session === null} onClick={props.onSave}>
        Save session
      </button>
      <button type="button" onClick={() => picker.current?.click()}>
        Open file
      </button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        aria-label="Recording"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) props.onFile(file);
          // so that the same file can be opened again
          event.target.value = '';
        }}
      />
    </header>
  );
}
