import {
  getNextTransitions,
  StateMachine,
  transition,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate';
import type { Recorder } from '#app/inspector/recorder.ts';
import { redactMessage } from '#app/inspector/redaction.ts';
import type { Channel, OfferedEvent } from '#app/inspector/sharing.ts';
import { elapse, isOfSystem, timersOf } from '#app/inspector/xstateInternals.ts';

/**
 * Sample values of a field: an empty one, and a text that most rules accept. A guard reads further fields only if an
 * earlier check passes.
 */
const SAMPLES = ['', '12345678'];

/** A sample field that can be read as an object, a text or a list. */
function sampleField(path: string, sample: string, read: (path: string) => void): object {
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive) return () => sample;
        const ofText: unknown = Reflect.get(Object(sample), key);
        const given: unknown = ofText ?? Reflect.get([], key);
        if (typeof given === 'function') return given.bind(ofText === undefined ? [] : sample) as unknown;
        if (given !== undefined || typeof key === 'symbol') return given;
        read(`${path}.${key}`);
        return sampleField(`${path}.${key}`, sample, read);
      },
    },
  );
}

/** An event with such fields, which records the ones that are read. */
function probe(type: string, sample: string, read: (path: string) => void): EventObject {
  return new Proxy(
    { type },
    {
      get(target, key) {
        if (key === 'type' || typeof key === 'symbol') return Reflect.get(target, key) as unknown;
        read(key);
        return sampleField(key, sample, read);
      },
    },
  );
}

function takes(snapshot: AnyMachineSnapshot, type: string): OfferedEvent['takes'] {
  let isRead = false;
  try {
    const can = snapshot.can(
      probe(type, '', () => {
        isRead = true;
      }),
    );
    if (!isRead) return can ? 'yes' : 'no';
  } catch {
    // a guard throws for an event without its fields
  }
  return 'depends';
}

/** The fields of an event that its guards and assignments read, such as `values.name`; no action has an effect. */
function fieldsOf(snapshot: AnyMachineSnapshot, type: string): string[] {
  const fields = new Set<string>();
  for (const sample of SAMPLES)
    try {
      const event = probe(type, sample, (path) => fields.add(path));
      transition(snapshot.machine, snapshot, event);
    } catch {
      // the fields read until then are recorded
    }
  return [...fields].filter((field) => ![...fields].some((other) => other.startsWith(`${field}.`)));
}

/** The events that an actor's machine may take in its current states, from a person or another actor. */
export function offeredEvents(ref: AnyActorRef): OfferedEvent[] {
  if (!((ref as { logic?: unknown }).logic instanceof StateMachine)) return [];
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [...types]
    .filter((type) => type !== '' && !isOfSystem(type) && !type.includes('*'))
    .map((type) => ({ type, takes: takes(snapshot, type), fields: fieldsOf(snapshot, type) }));
}

/**
 * Lets a delay of an actor, identified by the event that it will send, elapse at once; does nothing if it is not
 * running.
 */
function letElapse(ref: AnyActorRef, type: string): void {
  const timer = timersOf(ref).find(({ source, event }) => source === ref && event.type === type);
  if (timer !== undefined) elapse(timer);
}

/**
 * Handles the requests of the inspector page for this session's actors: lists the events they can take, sends events,
 * and lets delays elapse.
 */
export function obeyPage(recorder: Recorder, channel: Channel, session: string): void {
  channel.listen((message) => {
    if (!('actor' in message) || message.session !== session) return;
    const { actor } = message;
    const ref = recorder.actorNamed(actor);
    if (ref === undefined) return;
    if (message.type === 'event.wanted') ref.send(message.event);
    if (message.type === 'delay.ended') letElapse(ref, message.event);
    if (message.type !== 'events.wanted') return;
    const events = redactMessage(offeredEvents(ref)) as OfferedEvent[];
    channel.tell({ type: 'events.offered', session, actor, events });
  });
}
