import type { AnyStateMachine } from 'xstate';
import type { EventName, ModelPath, StateName } from './modelPaths.ts';

/**
 * How a model is tested: against an actor, a rendered view or a browser. `sees` asserts what a user sees in each state
 * of the model, `does` triggers each of its events.
 */
export interface ModelSteps<World, State extends string, Event extends string> {
  /** called before each path */
  open: () => World | Promise<World>;
  close?: (world: World) => void | Promise<void>;
  sees: Readonly<Record<State, (world: World) => void | Promise<void>>>;
  does: Readonly<Record<Event, (world: World) => void | Promise<void>>>;
}

/** The steps of this model for this kind of world. */
export type ModelStepsOf<Model extends AnyStateMachine, World> = ModelSteps<
  World,
  StateName<Model>,
  EventName<Model>
>;

/**
 * Runs one path with an assertion after every step, and returns the number of steps; `onRun` is called, and awaited,
 * after each part.
 */
export async function runPath<World>(
  path: ModelPath,
  modelSteps: ModelSteps<World, string, string>,
  onRun: (part: string) => void | Promise<void> = () => undefined,
): Promise<number> {
  const done: string[] = [];
  const run = async (kind: 'state' | 'event', name: string, world: World) => {
    done.push(kind === 'event' ? `— ${name} →` : name);
    const part = (kind === 'state' ? modelSteps.sees : modelSteps.does)[name];
    if (part === undefined) throw new Error(`The steps have no ${kind} ${name}`);
    await part(world);
    await onRun(`${kind} ${name}`);
  };
  const world = await modelSteps.open();
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
    await modelSteps.close?.(world);
  }
}
