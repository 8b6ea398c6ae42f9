import { useEffect, useMemo, useState } from 'react';
import { ActorTree } from './ActorTree.tsx';
import { moveWithArrows } from './arrowKeys.ts';
import { actorsAt } from './actors.ts';
import { Charts } from './Charts.tsx';
import { Detail } from './Detail.tsx';
import { EventLog } from './EventLog.tsx';
import { linesOf, matches, turnsOf, type Line, type Turn } from './lines.ts';
import { Position } from './Position.tsx';
import { Toolbar } from './Toolbar.tsx';
import { TryIt } from './TryIt.tsx';
import { usePlayback } from './usePlayback.ts';
import { useSessions } from './useSessions.ts';
import { recordingOf } from './watchedSessions.ts';
import { chartStyle } from '#tools/charts/svg.ts';
import { saveRecording } from '#app/inspector/saveRecording.ts';

const NOTHING: readonly never[] = [];

/**
 * The dev server's inspector: a session's actors at any moment, its events with a search, and its file. It shows the
 * newest running session until another is selected.
 */
export function InspectorPage() {
  const { sessions, problem, openFile, offer, tell } = useSessions();
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  const [clearedAt, setClearedAt] = useState(0);
  const [step, setStep] = useState<number | null>(null);
  const [actor, setActor] = useState<string | null>(null);
  const [line, setLine] = useState<Line | null>(null);
  const [withAside, setWithAside] = useState(false);
  const [withCharts, setWithCharts] = useState(true);

  const session = sessions.find(({ id }) => id === chosen) ?? sessions.at(-1) ?? null;
  const all = session?.entries ?? NOTHING;
  const entries = useMemo(() => (pausedAt === null ? all : all.slice(0, pausedAt)), [all, pausedAt]);
  const lines = useMemo(() => linesOf(entries), [entries]);
  const starts = useMemo(() => lines.filter(({ follows }) => !follows), [lines]);
  const played = Math.min(step ?? starts.length, starts.length);
  const until = starts[played]?.at ?? entries.length;
  const actors = useMemo(() => actorsAt(entries, until), [entries, until]);
  const turns = useMemo((): readonly Turn[] => {
    const isShown = ({ at, entry }: Line) =>
      at >= clearedAt && (actor === null || entry.actor === actor || entry.actor.startsWith(`${actor}/`));
    const shown = lines.filter(isShown);
    // a search lists each event separately
    return search.trim() === ''
      ? turnsOf(entries, shown)
      : shown
          .filter((one) => matches(one, search))
          .map((one) => ({ kind: 'event', at: one.at, lines: [one] }));
  }, [entries, lines, clearedAt, actor, search]);

  const startAnew = (id: string | null) => {
    setChosen(id);
    setPausedAt(null);
    setClearedAt(0);
    setStep(null);
    setActor(null);
    setLine(null);
  };
  const goTo = (wanted: number) => setStep(Math.max(1, Math.min(starts.length, wanted)));
  const times = useMemo(() => starts.map(({ entry }) => entry.at), [starts]);
  const playback = usePlayback(times, played, goTo);
  const pause = () => setPausedAt(pausedAt === null ? all.length : null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '[') goTo(played - 1);
      else if (event.key === ']') goTo(played + 1);
      else if (event.key === 'p') pause();
      else if (moveWithArrows(event.target, event.key)) event.stopPropagation();
      else if (event.key === '/') document.querySelector<HTMLElement>('input[type=search]')?.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const isRunning = session?.file === null && pausedAt === null && step === null;
  const looked = actor ?? line?.entry.actor ?? null;
  const lookedAt = looked === null ? null : (actors.get(looked) ?? null);
  return (
    // names of the code, which a browser must not translate
    <div translate="no" className="inspector">
      <style>{chartStyle}</style>
      <Toolbar
        sessions={sessions}
        session={session}
        search={search}
        isPaused={pausedAt !== null}
        withCharts={withCharts}
        onCharts={() => setWithCharts(!withCharts)}
        waiting={all.length - entries.length}
        onChoose={startAnew}
        onSearch={setSearch}
        onPause={pause}
        onClear={() => setClearedAt(entries.length)}
        onSave={() => session !== null && saveRecording(recordingOf(session))}
        onFile={(file) => void openFile(file).then((id) => id !== null && startAnew(id))}
      />
      {problem === '' ? null : <p role="alert">{problem}</p>}
      {session !== null && session.lost > 0 ? (
        <output className="notice">{session.lost} lines did not fit into this session&apos;s log.</output>
      ) : null}
      {session === null ? (
        <p className="welcome">
          <span>No session is running in this browser. Open the app with </span>
          <code>?inspect</code>
          <span>, or open a saved session.</span>
        </p>
      ) : (
        <main>
          <ActorTree
            actors={actors}
            selected={actor}
            withAside={withAside}
            onSelect={setActor}
            onAside={setWithAside}
          />
          <div className={withCharts ? 'middle split' : 'middle'}>
            {withCharts ? (
              <Charts
                charts={session.charts}
                actors={actors}
                large={actor}
                startedAt={session.startedAt}
                moment={isRunning ? null : (entries[until - 1]?.at ?? 0)}
                onActor={setActor}
              />
            ) : null}
            <EventLog
              turns={turns}
              selected={line?.at ?? null}
              until={until}
              isBehind={step !== null}
              onSelect={setLine}
            />
          </div>
          <div className="side">
            {isRunning && lookedAt !== null ? (
              <TryIt
                key={lookedAt.made.actor}
                session={session.id}
                actor={lookedAt}
                offer={offer}
                entries={entries}
                tell={tell}
              />
            ) : null}
            <Detail line={line} actor={lookedAt} />
          </div>
        </main>
      )}
      <Position
        step={played}
        steps={starts.length}
        time={starts[played - 1]?.entry.at ?? 0}
        isAtEnd={step === null}
        onStep={goTo}
        isPlaying={playback.isPlaying}
        onPlay={playback.toggle}
        onEnd={() => setStep(null)}
      />
    </div>
  );
}
