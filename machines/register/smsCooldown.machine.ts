import { assign, setup } from 'xstate';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { nowOf } from '#machines/kit/calls/now.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { Refusal } from '#machines/kit/submission/refusal.ts';
import { watchNavigationAway, type NavigationAwayEvent } from '#machines/app/navigation/navigationAway.ts';
import { toast } from '#machines/app/effects.ts';

/** How long the button is disabled after a code was sent, in ms (spec 1 §9, D14). */
export const SMS_COOLDOWN_MS = 60_000;

/** Shown if no code could be sent. */
export const SMS_FAILED_TEXT = '发送验证码失败，请稍后重试！';

/** Whole seconds until the deadline, rounded up so that the last second is shown as 1. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/**
 * Sends the SMS code and then cools down for 60 s (spec 1 §4–5, D14). It lives in the root, so the cooldown continues
 * when the page is left, but an answer that arrives then is not shown. The deadline (epoch ms) is stored, so it
 * survives a reload. A deadline further away than the cooldown comes from a clock that was set back, and is shortened
 * to it.
 */
export const smsCooldownMachine = setup({
  types: {} as {
    context: {
      deadline: number;
      /** the seconds left when they were last counted; 0 after the deadline */
      seconds: number;
      /** the person has left the page that requested the code */
      left: boolean;
      /** why no code was sent, at the field that the words mean, until the form is edited or a code is sent */
      refusal: Refusal<'phone' | 'smsCode'> | null;
    };
    events: { type: 'sms.send'; phone: string } | { type: 'edited' } | NavigationAwayEvent;
    input: { deadline: number };
  },
  actors: { sendSms: unboundCall<void, { phone: string }>('sendSms'), watchNavigationAway },
  guards: {
    isOver: ({ context }) => context.seconds === 0,
    isLeft: ({ context }) => context.left,
  },
  actions: {
    markFailed: assign((_, text: string) => ({
      refusal: { text, field: 'smsCode' as const, ...(/手机/.test(text) && { field: 'phone' as const }) },
    })),
    clearRefusal: assign({ refusal: null }),
    notifyRefusal: ({ context, system }) => toast({ system }, { text: context.refusal?.text ?? '' }),
    noteLeft: assign((_, left: boolean) => ({ left })),
    startCooldown: assign(({ self }) => ({ deadline: nowOf(self) + SMS_COOLDOWN_MS })),
    storeDeadline: (_, _params: { deadline: number }) => undefined,
    count: assign(({ context, self }) => {
      const now = nowOf(self);
      const deadline = Math.min(context.deadline, now + SMS_COOLDOWN_MS);
      return { deadline, seconds: secondsLeft(deadline, now) };
    }),
    toast,
  },
  delays: {
    /** the time until the next whole second of the rest */
    tick: ({ context, self }) => (context.deadline - nowOf(self)) % 1000 || 1000,
  },
}).createMachine({
  id: 'smsCooldown',
  context: ({ input }) => ({ ...input, seconds: 0, left: false, refusal: null }),
  initial: 'coolingDown',
  states: {
    ready: {
      on: {
        'sms.send': { target: 'sending', actions: ['clearRefusal', { type: 'noteLeft', params: false }] },
        // the form that shows it was edited, or opened anew
        edited: { actions: 'clearRefusal' },
      },
    },
    sending: {
      invoke: [
        { src: 'watchNavigationAway', id: 'watchNavigationAway' },
        {
          src: 'sendSms',
          id: 'sendSms',
          input: ({ event }) => ({ phone: event.type === 'sms.send' ? event.phone : '' }),
          onDone: [
            {
              guard: 'isLeft',
              target: 'coolingDown',
              actions: [
                'startCooldown',
                { type: 'storeDeadline', params: ({ context }) => ({ deadline: context.deadline }) },
              ],
            },
            {
              target: 'coolingDown',
              actions: [
                'startCooldown',
                { type: 'storeDeadline', params: ({ context }) => ({ deadline: context.deadline }) },
                { type: 'toast', params: { text: '验证码已发送！' } },
              ],
            },
          ],
          onError: [
            { guard: 'isLeft', target: 'ready' },
            {
              target: 'ready',
              actions: [
                {
                  type: 'markFailed',
                  params: ({ event }) =>
                    failureText(event.error, { fallback: SMS_FAILED_TEXT, network: SMS_FAILED_TEXT }),
                },
                'notifyRefusal',
              ],
            },
          ],
        },
      ],
      on: { 'address.left': { actions: { type: 'noteLeft', params: true } } },
    },
    /** the start, too: a stored deadline may not be over */
    coolingDown: {
      entry: 'count',
      always: { guard: 'isOver', target: 'ready' },
      after: { tick: { target: 'coolingDown', reenter: true } },
    },
  },
});
