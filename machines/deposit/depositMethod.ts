import { assign, setup, type AnyStateMachine, type EventObject, type UnknownActorLogic } from 'xstate';
import {
  watchDepositFacts,
  type DepositFacts,
  type DepositFactsEvent,
} from '#machines/deposit/depositFacts.machine.ts';
import type { DepositTab } from '#machines/deposit/depositRules.ts';
import { notifyInvalid } from '#machines/kit/form/invalidField.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import { settledAmount, typedAmount } from '#machines/kit/money/typedAmount.ts';
import { crashed } from '#machines/app/crash/crash.ts';
import type { SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';

/** The context of every method's form; `Field` names what may be refused. */
export interface MethodForm<Choice, Field extends string> extends DepositFacts {
  choice: Choice;
  /** CNY as it was typed */
  amount: string;
  invalid: Refusal<Field | 'amount'> | null;
}

/** An empty form on a page that is shown. */
export const EMPTY_FORM = { amount: '', invalid: null, shown: true, allowance: null } as const;

/** Sent by the recharge of a method: the server has accepted it, and its payment or its receipt is shown. */
export interface RechargeTakenEvent {
  type: 'recharge.taken';
}

/** The events that every method takes; those of its choice and its `submit` are its own. */
export type MethodEvent =
  | { type: 'amount.typed'; text: string }
  | { type: 'amount.settled' }
  | RechargeTakenEvent
  | DepositFactsEvent;

/** The states of a method while its child `recharge` runs. */
export const rechargeStates = {
  initial: 'submitting',
  states: {
    submitting: { tags: 'busy', on: { 'recharge.taken': 'taken' } },
    taken: { exit: 'clearForm' },
  },
} as const;

/** The region of the page for a method: it crashes alone, and starts again with `retry` on its tab. */
export function methodRegion<const Invoke extends { src: DepositTab; id: DepositTab }>(invoke: Invoke) {
  return {
    initial: 'running',
    states: {
      running: { invoke: { ...invoke, onError: crashed } },
      crashed: { on: { retry: { guard: { type: 'isInFront', params: invoke.src }, target: 'running' } } },
    },
  } as const;
}

/** The actors of every method, beside its child `recharge`. */
export const methodActors = { watchFacts: watchDepositFacts };
type MethodActors = typeof methodActors & { recharge: AnyStateMachine } & Record<string, UnknownActorLogic>;

/** What differs in the setup of a method, beside the guards and actions with which it is extended. */
interface MethodParts<Choice, Field extends string, Own extends EventObject, Actors, Input, Intent> {
  types: { choice: Choice; field: Field; events: Own; input: Input; intent: Intent };
  actors: Actors;
}

/** The setup that the methods of a deposit share: the amount and its mark, the facts of the page, and `recharge`. */
export function methodSetup<
  Choice,
  Field extends string,
  Own extends EventObject,
  Actors extends MethodActors,
  Input,
  Intent,
>({ actors }: MethodParts<Choice, Field, Own, Actors, Input, Intent>) {
  return setup({
    types: {} as {
      context: MethodForm<Choice, Field>;
      events: MethodEvent | SubmissionFoundEvent<Intent> | Own;
      input: Input;
      tags: 'busy';
      children: { recharge: 'recharge' };
    },
    actors,
    actions: {
      noteFacts: assign((_, facts: DepositFacts) => facts),
      typeAmount: assign(({ context }, text: string) => typedAmount(context.amount, text)),
      settleAmount: assign(({ context }) => ({ amount: settledAmount(context.amount) })),
      clearInvalid: assign({ invalid: null }),
      markFailed: assign((_, text: string) => ({ invalid: refusalOf(text) })),
      clearForm: assign({ amount: '', invalid: null }),
      notifyInvalid,
    },
  });
}
