import { useLayoutEffect, useRef, useState } from 'react';
import { wordsOf, type Line, type Turn } from './lines.ts';

/** The number of rows rendered at first, and with each press for earlier ones. */
const ROWS = 400;
/** The distance to the end at which a list counts as scrolled to the end, in px. */
const AT_END_PX = 40;

interface EventLogProps {
  turns: readonly Turn[];
  /** the index of the selected line */
  selected: number | null;
  /** the first line after the shown moment */
  until: number;
  /** the shown moment is before the end */
  isBehind: boolean;
  onSelect: (line: Line) => void;
}

function lastReached(pane: HTMLElement): Element | undefined {
  return [...pane.querySelectorAll('.row:not(.ahead)')].at(-1);
}

/** ms since the start as `m:ss.mmm`. */
export function clockTime(ms: number): string {
  const seconds = (ms % 60_000) / 1000;
  return `${Math.floor(ms / 60_000)}:${seconds.toFixed(3).padStart(6, '0')}`;
}

/** The events, newest last; consecutive poll ticks are one row until it is expanded. */
export function EventLog({ turns, selected, until, isBehind, onSelect }: EventLogProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [drawn, setDrawn] = useState(ROWS);
  const toggle = (at: number) =>
    setOpened(
      (before) => new Set(before.has(at) ? [...before].filter((one) => one !== at) : [...before, at]),
    );
  const shown = turns.slice(-drawn);
  const pane = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return;
    // the shown moment is scrolled into view, unless the reader has scrolled up
    if (isBehind) lastReached(element)?.scrollIntoView({ block: 'center' });
    else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with them changes what stands where
  }, [turns, until, isBehind]);

  const row = (line: Line) => (
    <LineRow
      key={line.at}
      line={line}
      selected={selected === line.at}
      ahead={line.at >= until}
      onSelect={onSelect}
    />
  );
  return (
    <section
      ref={pane}
      className="pane log"
      aria-label="Events"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END_PX;
      }}
    >
      {turns.length > shown.length ? (
        <button type="button" className="earlier" onClick={() => setDrawn(drawn + ROWS)}>
          {turns.length - shown.length} earlier
        </button>
      ) : null}
      <ol>
        {shown.map((turn) => {
          if (turn.kind === 'event') return turn.lines.map(row);
          const isOpen = opened.has(turn.at);
          return [
            <li key={`ticks ${turn.at}`}>
              <button
                type="button"
                data-row
                className={`row ticks ${turn.at >= until ? 'ahead' : ''}`}
                aria-expanded={isOpen}
                onClick={() => toggle(turn.at)}
              >
                <time>{clockTime(turn.lines[0]?.entry.at ?? 0)}</time>
                <span className="who">{isOpen ? '▾' : '▸'} polling</span>
                <span className="what">
                  {[...turn.counts]
                    // the first tick may not be answered yet
                    .map(([machine, count]) => (count === 0 ? machine : `${machine} × ${count}`))
                    .join(', ')}
                </span>
                <span className="outcome">
                  {turn.lines.length === 1 ? '1 event' : `${turn.lines.length} events`}
                </span>
              </button>
            </li>,
            ...(isOpen ? turn.lines.map(row) : []),
          ];
        })}
      </ol>
      {turns.length === 0 ? <p className="empty">No event here.</p> : null}
    </section>
  );
}

interface LineRowProps {
  line: Line;
  selected: boolean;
  ahead: boolean;
  onSelect: (line: Line) => void;
}

function LineRow({ line, selected, ahead, onSelect }: LineRowProps) {
  const { actor, event, outcome } = wordsOf(line);
  const isFailure =
    line.result?.status === 'error' || /^xstate\.(error|promise\.reject)/.test(line.entry.event.type);
  return (
    <li>
      <button
        type="button"
        data-row
        className={`row ${line.follows ? 'follows' : ''} ${ahead ? 'ahead' : ''} ${isFailure ? 'failure' : ''}`}
        aria-current={selected ? 'true' : undefined}
        title={line.entry.actor}
        onClick={() => onSelect(line)}
      >
        <time>{line.follows ? '' : clockTime(line.entry.at)}</time>
        <span className="who">{actor}</span>
        <span className="what">{event}</span>
        <span className="outcome">{outcome === '' ? '' : `→ ${outcome}`}</span>
      </button>
    </li>
  );
}
