import { setup } from 'xstate';

type ServiceModelEvent =
  | { type: 'pressService' }
  | { type: 'addressComes' }
  | { type: 'serverRefuses' }
  | { type: 'serverRefusesWithoutWords' }
  | { type: 'networkFails' }
  | { type: 'theDelayPasses' }
  | { type: 'windowOpens' }
  | { type: 'browserBlocksTheWindow' }
  | { type: 'addressMayNotBeOpened' }
  | { type: 'leaveThePage' }
  | { type: 'aMinutePasses' };

/** Customer service after a press on 在线客服 (spec 1 §7–9; D15, D34); a user who leaves the page is not redirected. */
export const customerServiceModel = setup({ types: { events: {} as ServiceModelEvent } }).createMachine({
  id: 'customerServiceModel',
  initial: 'nothing',
  states: {
    nothing: { on: { pressService: 'asking' } },
    asking: {
      on: {
        pressService: 'asking',
        addressComes: 'aboutToOpen',
        serverRefuses: 'refusalShown',
        serverRefusesWithoutWords: 'failureShown',
        networkFails: 'failureShown',
        leaveThePage: 'elsewhere',
      },
    },
    aboutToOpen: {
      on: { theDelayPasses: 'opening', pressService: 'aboutToOpen', leaveThePage: 'elsewhere' },
    },
    elsewhere: { on: { aMinutePasses: 'elsewhere', pressService: 'asking' } },
    opening: {
      on: {
        windowOpens: 'opened',
        browserBlocksTheWindow: 'blockedWindowShown',
        addressMayNotBeOpened: 'failureShown',
      },
    },
    opened: { on: { pressService: 'asking' } },
    blockedWindowShown: { on: { pressService: 'asking' } },
    refusalShown: { on: { pressService: 'asking' } },
    failureShown: { on: { pressService: 'asking' } },
  },
});
