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
import type { CallError } from '#machines/kit/calls/callError.ts';

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
  received: EventObject[];
  crash: (error: unknown) => void;
}

/** Makes a scripted callback throw, as if it or a child machine had crashed. */
interface ScriptedCrash extends EventObject {
  type: 'script.crash';
  error: unknown;
}

/** Flushes pending promises without advancing the clock. */
export async function settle(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/** What a function returns; undefined if it throws. */
function resultOf(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/**
 * Controls a machine's calls in a test: each invoked promise stays pending until the test resolves or rejects it by its
 * invoke id, and each invoked callback sends events when the test says so.
 */
export class CallScript {
  readonly made: ScriptedCall[] = [];
  readonly #callbacks: ScriptedCallback[] = [];
  #keys = 0;

  /** Promise logic for a call, identified in this script by the invoke's id. */
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
   * A machine whose calls and callbacks are controlled by this script, including those of its children; submissions get
   * the keys `key-1`, `key-2` and so on.
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

  /** Logic that a setup leaves unbound ignores its input, so its function has no parameters; an actor's throws. */
  #bound(logic: AnyActorLogic): AnyActorLogic {
    if (logic instanceof StateMachine) return this.bind(logic);
    const { config } = logic as { config?: (() => unknown) & { length: number } };
    if (config?.length !== 0) return logic;
    const answer = resultOf(config);
    if (!(answer instanceof Promise)) return this.callback();
    answer.catch(() => undefined);
    return this.promise();
  }

  /** Callback logic; received events are stored for `received`. */
  callback<Received extends EventObject, Input extends NonReducibleUnknown = void>() {
    return fromCallback<Received, Input>(({ input, sendBack, receive, self }) => {
      const crash = (error: unknown) =>
        (self as AnyActorRef).send({ type: 'script.crash', error } satisfies ScriptedCrash);
      const callback: ScriptedCallback = { id: self.id, input, running: true, sendBack, received: [], crash };
      this.#callbacks.push(callback);
      receive((event) => {
        if (event.type === 'script.crash') {
          callback.running = false;
          throw (event as unknown as ScriptedCrash).error;
        }
        callback.received.push(event);
      });
      return () => {
        callback.running = false;
      };
    });
  }

  /** The pending calls of this id, without aborted ones. */
  waiting(id: string): ScriptedCall[] {
    return this.made.filter((call) => call.id === id && !call.settled && !call.signal.aborted);
  }

  /** Number of calls of this id. */
  count(id: string): number {
    return this.made.filter((call) => call.id === id).length;
  }

  /** The latest call of this id, pending or not. */
  latest(id: string): ScriptedCall {
    const call = this.made.findLast((made) => made.id === id);
    if (call === undefined) throw new Error(`No call ${id} was made`);
    return call;
  }

  /** Resolves the pending call of this id. */
  async answer(id: string, output?: unknown): Promise<void> {
    this.only(id).resolve(output);
    await settle();
  }

  /** Rejects the pending call of this id. */
  async fail(id: string, error: CallError): Promise<void> {
    this.only(id).reject(error);
    await settle();
  }

  /** Makes every running callback actor of this id send an event to its parent. */
  async tell(id: string, event: EventObject): Promise<void> {
    const running = this.#callbacks.filter((callback) => callback.id === id && callback.running);
    if (running.length === 0) throw new Error(`No callback actor ${id} is running`);
    for (const callback of running) callback.sendBack(event);
    await settle();
  }

  /** Makes a child of this id crash, whether it is a pending call or a callback. */
  async crash(id: string, error: unknown): Promise<void> {
    const callback = this.#callbacks.findLast((one) => one.id === id && one.running);
    if (callback !== undefined && this.waiting(id).length === 0) callback.crash(error);
    else this.only(id).reject(error);
    await settle();
  }

  /** Whether a callback actor of this id is running. */
  isRunning(id: string): boolean {
    return this.#callbacks.some((callback) => callback.id === id && callback.running);
  }

  /** The input of the latest callback actor of this id. */
  given(id: string): unknown {
    return this.#callbacks.findLast((callback) => callback.id === id)?.input;
  }

  /** The events received by the callback actors of this id. */
  received(id: string): EventObject[] {
    return this.#callbacks.filter((callback) => callback.id === id).flatMap((callback) => callback.received);
  }

  /** The only pending call of this id; throws if there is none, or more than one. */
  only(id: string): ScriptedCall {
    const waiting = this.waiting(id);
    const [call] = waiting;
    if (call === undefined || waiting.length > 1)
      throw new Error(`Expected one waiting call ${id}, found ${waiting.length}`);
    return call;
  }
}
