import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  modelPaths,
  pathName,
  type EventName,
  type ModelPath,
  type StateName,
} from '#tests/support/modelPaths.ts';

/**
 * How a model is played: against an actor, a rendered view or a browser. `sees` asserts what a person sees in each
 * state of the model, `does` makes each of its events happen.
 */
export interface Play<World, State extends string, Event extends string> {
  /** a fresh start for each path */
  open: () => World | Promise<World>;
  close?: (world: World) => void | Promise<void>;
  sees: Readonly<Record<State, (world: World) => void | Promise<void>>>;
  does: Readonly<Record<Event, (world: World) => void | Promise<void>>>;
}

/** A play of this model in a world of this kind. */
export type PlayOf<Model extends AnyStateMachine, World> = Play<World, StateName<Model>, EventName<Model>>;

/** The states and events of a model that a play leaves out; types say the same, but a cast can silence them. */
export function missingParts(
  model: AnyStateMachine,
  play: { sees: Readonly<Record<string, unknown>>; does: Readonly<Record<string, unknown>> },
): string[] {
  const states = Object.keys(model.root.states).filter((state) => typeof play.sees[state] !== 'function');
  const events = model.events.filter((event) => typeof play.does[event] !== 'function');
  return [...states.map((state) => `state ${state}`), ...events.map((event) => `event ${event}`)];
}

/** Walks one path, asserting after every step, and answers how many steps it took; `onRun` hears each part that ran. */
export async function walkPath<World>(
  path: ModelPath,
  play: Play<World, string, string>,
  onRun: (part: string) => void = () => undefined,
): Promise<number> {
  const done: string[] = [];
  const run = async (kind: 'state' | 'event', name: string, world: World) => {
    done.push(kind === 'event' ? `— ${name} →` : name);
    const part = (kind === 'state' ? play.sees : play.does)[name];
    if (part === undefined) throw new Error(`The play has no ${kind} ${name}`);
    await part(world);
    onRun(`${kind} ${name}`);
  };
  const world = await play.open();
  try {
    await run('state', path.start, world);
    for (const step of path.steps) {
      await run('event', step.event, world);
      await run('state', step.state, world);
    }
    return path.steps.length;
  } catch (error) {
    if (error instanceof Error) error.message += `\nOn the way: ${done.join(' ')}`;
    throw error;
  } finally {
    await play.close?.(world);
  }
}

/**
 * A test for every path of a model, and one that the play leaves no state and no event out. What has a place in
 * the play but never ran fails too.
 */
export function describeModel<Model extends AnyStateMachine, World>(
  name: string,
  model: Model,
  play: PlayOf<Model, World>,
  paths: readonly ModelPath[] = modelPaths(model),
): void {
  const ran = new Set<string>();
  let walked = 0;

  describe(`model: ${name}`, () => {
    test('the play has every state and every event of the model', () => {
      expect(missingParts(model, play)).toEqual([]);
    });

    test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
      const steps = await walkPath(path, play as Play<World, string, string>, (part) => ran.add(part));
      expect(steps).toBe(path.steps.length);
      walked += 1;
    });

    afterAll(() => {
      // A run of chosen tests only says nothing about the rest.
      if (walked < paths.length) return;
      const parts = [
        ...Object.keys(play.sees).map((state) => `state ${state}`),
        ...Object.keys(play.does).map((event) => `event ${event}`),
      ];
      const idle = parts.filter((part) => !ran.has(part));
      if (idle.length > 0) throw new Error(`Never ran: ${idle.join(', ')}`);
    });
  });
}
