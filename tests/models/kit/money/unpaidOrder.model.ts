import { setup } from 'xstate';

type UnpaidOrderEvent =
  | { type: 'logIn' }
  | { type: 'nextMemberLogsIn' }
  | { type: 'sessionEnds' }
  | { type: 'requestDeposit' }
  | { type: 'operatorConfirms' }
  | { type: 'goOn' }
  | { type: 'close' }
  | { type: 'complete' }
  | { type: 'sayPaid' };

/** An unpaid order as a member sees it: it is there until it is paid, or until the member says so. */
export const unpaidOrderModel = setup({ types: { events: {} as UnpaidOrderEvent } }).createMachine({
  id: 'unpaidOrderModel',
  initial: 'visitor',
  states: {
    visitor: { on: { logIn: 'nothingOpen' } },
    nothingOpen: { on: { requestDeposit: 'waiting' } },
    waiting: {
      on: {
        goOn: 'paying',
        sayPaid: 'markedPaid',
        operatorConfirms: 'arrived',
        sessionEnds: 'ended',
        nextMemberLogsIn: 'another',
      },
    },
    /** where and how much to pay is shown */
    paying: { on: { close: 'waiting', complete: 'markedPaid', sessionEnds: 'ended' } },
    markedPaid: { on: { requestDeposit: 'waiting', operatorConfirms: 'arrived' } },
    arrived: { on: { requestDeposit: 'waiting' } },
    ended: { on: { nextMemberLogsIn: 'another' } },
    /** another member on the same phone */
    another: {},
  },
});
