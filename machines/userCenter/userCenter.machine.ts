import { setup } from 'xstate';

/**
 * The user centre (spec 2 §2): whether the balance is shown or masked, which is remembered on this phone.
 * `input.masked` is what was chosen last. Each time the page is opened or returned to, the session is asked for
 * fresh info; it keeps showing what it has meanwhile (D4).
 */
export const userCenterMachine = setup({
  types: {
    context: {} as { masked: boolean },
    events: {} as { type: 'balance.mask' } | { type: 'balance.show' } | { type: 'page.shown' },
    input: {} as { masked: boolean },
  },
  guards: { wasMasked: ({ context }) => context.masked },
  actions: {
    storeMask: (_, _params: { masked: boolean }) => undefined,
    refreshProfile: ({ system }) => system.get('session')?.send({ type: 'profile.refresh' }),
  },
}).createMachine({
  id: 'userCenter',
  context: ({ input }) => ({ masked: input.masked }),
  initial: 'restoring',
  on: { 'page.shown': { actions: 'refreshProfile' } },
  states: {
    restoring: { always: [{ guard: 'wasMasked', target: 'masked' }, { target: 'shown' }] },
    shown: {
      on: {
        'balance.mask': {
          target: 'masked',
          actions: { type: 'storeMask', params: { masked: true } },
        },
      },
    },
    masked: {
      on: {
        'balance.show': {
          target: 'shown',
          actions: { type: 'storeMask', params: { masked: false } },
        },
      },
    },
  },
});
