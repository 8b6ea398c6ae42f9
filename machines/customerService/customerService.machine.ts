import { assign, fromCallback, sendTo, setup } from 'xstate';
import { SERVICE_FAILED_TEXT, failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { watchNavigationAway, type NavigationAwayEvent } from '#machines/app/navigation/navigationAway.ts';
import { toast } from '#machines/app/effects.ts';

/** The delay between receiving the address and opening it, in ms (spec 1 §9, D15). */
export const SERVICE_LINK_DELAY_MS = 1100;
/** Shown when the browser blocks the window and the link opens in the current one (D15). */
export const POPUP_BLOCKED_TEXT = '弹窗被拦截，正在直接跳转...';

/** What a window reserved in the tap answers when it gets its address. */
export type ServiceWindowEvent =
  | { type: 'window.opened' }
  | { type: 'window.blocked' }
  | { type: 'window.refused' };

/**
 * Opens customer service from a menu item or button (spec 1 §7, D15). `serviceWindow` reserves its window as it starts,
 * inside the tap, because a later window is blocked. On `window.show` it goes to the address and answers; if it is
 * stopped before, it closes the reserved window. If the person leaves the page before the window opens, the link is
 * dropped.
 */
export const customerServiceMachine = setup({
  types: {} as {
    context: { url: string };
    events: { type: 'service.open' } | ServiceWindowEvent | NavigationAwayEvent;
  },
  actors: {
    fetchServiceUrl: unboundCall<string>('fetchServiceUrl'),
    serviceWindow: fromCallback<{ type: 'window.show'; url: string }>(() => undefined),
    watchNavigationAway,
  },
  actions: { toast },
  delays: { serviceLinkDelay: SERVICE_LINK_DELAY_MS },
}).createMachine({
  id: 'customerService',
  context: { url: '' },
  initial: 'idle',
  states: {
    idle: { on: { 'service.open': 'opening' } },
    opening: {
      invoke: [
        { src: 'serviceWindow', id: 'serviceWindow' },
        { src: 'watchNavigationAway', id: 'watchNavigationAway' },
      ],
      initial: 'fetching',
      on: {
        'address.left': 'idle',
        'window.opened': 'idle',
        'window.blocked': {
          target: 'idle',
          actions: { type: 'toast', params: { text: POPUP_BLOCKED_TEXT } },
        },
        'window.refused': {
          target: 'idle',
          actions: { type: 'toast', params: { text: SERVICE_FAILED_TEXT } },
        },
      },
      states: {
        fetching: {
          invoke: {
            src: 'fetchServiceUrl',
            id: 'fetchServiceUrl',
            onDone: { target: 'waiting', actions: assign({ url: ({ event }) => event.output }) },
            onError: {
              target: '#customerService.idle',
              actions: {
                type: 'toast',
                params: ({ event }) => ({
                  text: failureText(event.error, {
                    fallback: SERVICE_FAILED_TEXT,
                    network: SERVICE_FAILED_TEXT,
                  }),
                }),
              },
            },
          },
        },
        waiting: { after: { serviceLinkDelay: 'showing' } },
        showing: {
          entry: sendTo('serviceWindow', ({ context }) => ({ type: 'window.show', url: context.url })),
        },
      },
    },
  },
});
