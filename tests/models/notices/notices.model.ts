import { setup } from 'xstate';

type NoticesModelEvent = { type: 'noticesArrive' } | { type: 'noticesFail' } | { type: 'retry' };
type VisitorModelEvent = { type: 'almostASecondPasses' } | { type: 'theSecondIsOver' };

/** A notice page as a member sees it; the three pages differ after the list has loaded (spec 2 §2, §8; D45). */
export const noticesModel = setup({ types: { events: {} as NoticesModelEvent } }).createMachine({
  id: 'noticesModel',
  initial: 'waiting',
  states: {
    waiting: { on: { noticesArrive: 'shown', noticesFail: 'failed' } },
    failed: { on: { retry: 'waiting' } },
    shown: {},
  },
});

/** A notice page as a visitor sees it (spec 2 §6). */
export const visitorNoticesModel = setup({ types: { events: {} as VisitorModelEvent } }).createMachine({
  id: 'visitorNoticesModel',
  initial: 'loginRequired',
  states: {
    loginRequired: { on: { almostASecondPasses: 'notYetAtLogin' } },
    notYetAtLogin: { on: { theSecondIsOver: 'atLogin' } },
    atLogin: {},
  },
});
