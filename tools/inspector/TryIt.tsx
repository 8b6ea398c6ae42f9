import { useEffect, useState } from 'react';
import { eventName } from '#app/inspector/eventName.ts';
import type { LogEntry } from '#app/inspector/log.ts';
import type { ActorView } from './actors.ts';
import { eventOf, fieldsFor, type Field } from './typedFields.ts';
import type { Offer } from './useSessions.ts';
import type { OfferedEvent, PageMessage } from '#app/inspector/sharing.ts';
import { secretKeys } from '#lib/redactedText.ts';

interface TryItProps {
  session: string;
  actor: ActorView;
  /** the latest list of events that an actor can take */
  offer: Offer | null;
  entries: readonly LogEntry[];
  tell: (message: PageMessage) => void;
}

/**
 * The events that a running actor can take now, with buttons to send them, and its delays, with buttons to let them
 * elapse.
 */
export function TryIt({ session, actor, offer, entries, tell }: TryItProps) {
  const name = actor.made.actor;
  const step = `${actor.since} ${actor.last?.at} ${actor.states.join(' ')}`;
  useEffect(() => {
    tell({ type: 'events.wanted', session, actor: name });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked anew after each step of the actor
  }, [tell, session, name, step]);

  if (actor.status !== 'active' || actor.made.machine === null) return null;
  const events = offer !== null && offer.session === session && offer.actor === name ? offer.events : [];
  const lastOf = (type: string) => {
    const found = entries.findLast(
      (entry) => entry.kind === 'event' && entry.actor === name && entry.event.type === type,
    );
    return found?.kind === 'event' ? found.event : null;
  };
  return (
    <section className="try" aria-label="Try it">
      <h2>Try it</h2>
      {[...actor.timers].map(([event, { delay }]) => (
        <p key={event}>
          <button type="button" onClick={() => tell({ type: 'delay.ended', session, actor: name, event })}>
            Let it elapse
          </button>{' '}
          {eventName(event)} ({delay} ms)
        </p>
      ))}
      {events.map((offered) => (
        <EventForm
          key={offered.type}
          offered={offered}
          last={lastOf(offered.type)}
          onSend={(event) => tell({ type: 'event.wanted', session, actor: name, event })}
        />
      ))}
      {events.length === 0 && actor.timers.size === 0 ? (
        <p className="empty">It takes no event now.</p>
      ) : null}
    </section>
  );
}

const TAKES: Readonly<Record<OfferedEvent['takes'], string>> = {
  yes: '',
  no: 'its guard says no',
  depends: 'depends on its fields',
};

interface EventFormProps {
  offered: OfferedEvent;
  last: Readonly<Record<string, unknown>> | null;
  onSend: (event: { type: string }) => void;
}

function EventForm({ offered, last, onSend }: EventFormProps) {
  const { type, takes } = offered;
  // typed values stay while the machine continues
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [more, setMore] = useState('');
  const fields = fieldsFor(offered.fields, last).map((field): Field => ({
    ...field,
    text: typed[field.path] ?? field.text,
  }));
  return (
    <form
      className={takes}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(eventOf(type, fields, more));
      }}
    >
      <button type="submit">{type}</button>
      {TAKES[takes] === '' ? null : <em>{TAKES[takes]}</em>}
      {fields.map(({ path, text }) => (
        <label key={path}>
          {path}
          <input
            type={secretKeys.test(path.split('.').at(-1) ?? '') ? 'password' : 'text'}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setTyped({ ...typed, [path]: target.value })}
          />
        </label>
      ))}
      <details>
        <summary>more fields</summary>
        <label>
          as JSON
          <input
            autoComplete="off"
            placeholder='{"key": "value"}'
            value={more}
            onChange={({ target }) => setMore(target.value)}
          />
        </label>
      </details>
    </form>
  );
}
