import type { ReactNode } from 'react';
import type { ActorView } from './actors.ts';
import { clockTime } from './EventLog.tsx';
import type { Line } from './lines.ts';

interface DetailProps {
  line: Line | null;
  actor: ActorView | null;
}

/** All details of the selected event and actor. */
export function Detail({ line, actor }: DetailProps) {
  return (
    <section className="pane detail" aria-label="Detail">
      {line === null ? null : <LineDetail line={line} />}
      {actor === null ? null : <ActorDetail actor={actor} />}
      {line === null && actor === null ? (
        <p className="empty">Choose an event or an actor to see all that is known of it.</p>
      ) : null}
    </section>
  );
}

function LineDetail({ line: { entry, result } }: { line: Line }) {
  const { type, ...content } = entry.event;
  return (
    <>
      <h2>Event</h2>
      <dl>
        <Fact name="type">{type}</Fact>
        <Fact name="at">{clockTime(entry.at)}</Fact>
        <Fact name="to">{entry.actor}</Fact>
        <Fact name="from">{entry.from ?? 'outside'}</Fact>
        {entry.within === null ? null : <Fact name="follows from a step of">{entry.within}</Fact>}
        {result === undefined ? null : <Fact name="then">{result.states.join('\n') || result.status}</Fact>}
        {result === undefined || result.took.length === 0 ? null : (
          <Fact name="transitions">{result.took.join('\n')}</Fact>
        )}
      </dl>
      <Json name="content" value={content} />
    </>
  );
}

function ActorDetail({ actor: { made, states, status, context, input, since } }: { actor: ActorView }) {
  return (
    <>
      <h2>Actor</h2>
      <dl>
        <Fact name="actor">{made.actor}</Fact>
        <Fact name="machine">{made.machine ?? 'none: a call or listener'}</Fact>
        {made.systemId === null ? null : <Fact name="system id">{made.systemId}</Fact>}
        <Fact name="session id">{made.sessionId}</Fact>
        <Fact name="status">{status}</Fact>
        {states.length === 0 ? null : <Fact name="states">{states.join('\n')}</Fact>}
        <Fact name="since">{clockTime(since)}</Fact>
      </dl>
      <Json name="context" value={context} />
      <Json name="input" value={input} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Json({ name, value }: { name: string; value: unknown }) {
  const isEmpty =
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  if (isEmpty) return null;
  return (
    <>
      <h3>{name}</h3>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </>
  );
}
