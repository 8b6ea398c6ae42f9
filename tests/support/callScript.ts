import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  assign,
  fromCallback,
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import type { CallError } from '#machines/calls/callError.ts';

/** A call as a machine made it; `signal` is aborted when its state was left. */
interface ScriptedCall {
  id: string;
  input: unknown;
  signal: AbortSignal;
  settled: boolean;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

interface ScriptedCallback {
  id: string;
  input: unknown;
  running: boolean;
  sendBack: (event: EventObject) => void;
  heard: EventObject[];
  crash: (error: unknown) => void;
}

/** Has a scripted callback throw, as a machine or callback that breaks down does. */
interface ScriptedCrash extends EventObject {
  type: 'script.crash';
  error: unknown;
}

/** Lets every promise that can settle do so, without any time passing. */
export async function settle(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/**
 * The hands that answer a machine's calls: each invoked promise waits until the test resolves or rejects it by
 * its invoke id, and each invoked callback speaks when the test tells it to.
 */
export class CallScript {
  readonly made: ScriptedCall[] = [];
  readonly #callbacks: ScriptedCallback[] = [];
  #keys = 0;

  /** Logic for a call; the invoke's id is its name in this script. */
  promise<Output, Input extends NonReducibleUnknown = void>() {
    return fromPromise<Output, Input>(
      ({ input, signal, self }) =>
        new Promise<Output>((resolve, reject) => {
          const call: ScriptedCall = {
            id: self.id,
            input,
            signal,
            settled: false,
            resolve: (output) => {
              call.settled = true;
              resolve(output as Output);
            },
            reject: (error) => {
              call.settled = true;
              reject(error);
            },
          };
          this.made.push(call);
        }),
    );
  }

  /**
   * A machine with its calls and callbacks in this script's hands, all the way down; submissions take the keys
   * `key-1`, `key-2` and so on.
   */
  bind<Machine extends AnyStateMachine>(machine: Machine): Machine {
    const { actors, actions } = machine.implementations;
    return machine.provide({
      actors: Object.fromEntries(
        Object.entries(actors).map(([src, logic]) => [src, this.#bound(logic as AnyActorLogic)]),
      ),
      actions: 'takeKey' in actions ? { takeKey: assign({ key: () => `key-${(this.#keys += 1)}` }) } : {},
    }) as Machine;
  }

  /** What a setup leaves to be bound reads nothing of what it is started with. */
  #bound(logic: AnyActorLogic): AnyActorLogic {
    if (logic instanceof StateMachine) return this.bind(logic);
    const { config } = logic as { config?: (() => unknown) & { length: number } };
    if (config?.length !== 0) return logic;
    const answer = config();
    if (!(answer instanceof Promise)) return this.callback();
    answer.catch(() => undefined);
    return this.promise();
  }

  /** Logic for an actor that talks back; what it is sent is kept for `heard`. */
  callback<Received extends EventObject, Input extends NonReducibleUnknown = void>() {
    return fromCallback<Received, Input>(({ input, sendBack, receive, self }) => {
      const crash = (error: unknown) =>
        (self as AnyActorRef).send({ type: 'script.crash', error } satisfies ScriptedCrash);
      const callback: ScriptedCallback = { id: self.id, input, running: true, sendBack, heard: [], crash };
      this.#callbacks.push(callback);
      receive((event) => {
        if (event.type === 'script.crash') {
          callback.running = false;
          throw (event as unknown as ScriptedCrash).error;
        }
        callback.heard.push(event);
      });
      return () => {
        callback.running = false;
      };
    });
  }

  /** The calls of this id that still wait for an answer that anyone would hear. */
  waiting(id: string): ScriptedCall[] {
    return this.made.filter((call) => call.id === id && !call.settled && !call.signal.aborted);
  }

  /** How often a call of this id was made. */
  count(id: string): number {
    return this.made.filter((call) => call.id === id).length;
  }

  /** The newest call of this id, waiting or not. */
  latest(id: string): ScriptedCall {
    const call = this.made.findLast((made) => made.id === id);
    if (call === undefined) throw new Error(`No call ${id} was made`);
    return call;
  }

  /** Answers the waiting call of this id. */
  async answer(id: string, output?: unknown): Promise<void> {
    this.only(id).resolve(output);
    await settle();
  }

  /** Fails the waiting call of this id. */
  async fail(id: string, error: CallError): Promise<void> {
    this.only(id).reject(error);
    await settle();
  }

  /** Has every running callback actor of this id send an event to its parent. */
  async tell(id: string, event: EventObject): Promise<void> {
    const running = this.#callbacks.filter((callback) => callback.id === id && callback.running);
    if (running.length === 0) throw new Error(`No callback actor ${id} is running`);
    for (const callback of running) callback.sendBack(event);
    await settle();
  }

  /** Has a child of this id break down, whether it waits for an answer or is a callback. */
  async crash(id: string, error: unknown): Promise<void> {
    const callback = this.#callbacks.findLast((one) => one.id === id && one.running);
    if (callback !== undefined && this.waiting(id).length === 0) callback.crash(error);
    else this.only(id).reject(error);
    await settle();
  }

  /** Is a callback actor of this id running? */
  isRunning(id: string): boolean {
    return this.#callbacks.some((callback) => callback.id === id && callback.running);
  }

  /** What the newest callback actor of this id was started with. */
  given(id: string): unknown {
    return this.#callbacks.findLast((callback) => callback.id === id)?.input;
  }

  /** What the callback actors of this id were sent. */
  heard(id: string): EventObject[] {
    return this.#callbacks.filter((callback) => callback.id === id).flatMap((callback) => callback.heard);
  }

  /** The one waiting call of this id; throws where there is none, or more than one. */
  only(id: string): ScriptedCall {
    const waiting = this.waiting(id);
    const [call] = waiting;
    if (call === undefined || waiting.length > 1)
      throw new Error(`Expected one waiting call ${id}, found ${waiting.length}`);
    return call;
  }
}
