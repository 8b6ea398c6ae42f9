import { setup } from 'xstate';

type OutboxModelEvent =
  | { type: 'press' }
  | { type: 'pressAlike' }
  | { type: 'confirm' }
  | { type: 'decline' }
  | { type: 'serverTakes' }
  | { type: 'serverRefuses' }
  | { type: 'answerIsLost' }
  | { type: 'retry' }
  | { type: 'sayChecked' }
  | { type: 'leavePage' }
  | { type: 'reload' }
  | { type: 'kill' }
  | { type: 'logOut' }
  | { type: 'serverEndsSession' }
  | { type: 'otherLogsIn' }
  | { type: 'ownerLogsIn' };

/** What members of one phone see of one withdrawal, wherever they are meanwhile (D6, D18, docs/concepts.md). */
export const outboxModel = setup({ types: { events: {} as OutboxModelEvent } }).createMachine({
  id: 'outboxModel',
  initial: 'nothing',
  states: {
    nothing: { on: { press: 'sending' } },
    sending: {
      on: {
        serverTakes: 'shownByPage',
        serverRefuses: 'shownByPage',
        answerIsLost: 'unknown',
        leavePage: 'sendingWithoutPage',
        reload: 'unknown',
        kill: 'listed',
        serverEndsSession: 'sendingForWhoeverIsThere',
        logOut: 'sendingForNobody',
      },
    },
    shownByPage: {},
    sendingWithoutPage: {
      on: { serverTakes: 'toldAsDone', serverRefuses: 'toldAsRefused', answerIsLost: 'toldAsUnknown' },
    },
    /** the server ended the session, and nobody else has logged in */
    sendingForWhoeverIsThere: {
      on: {
        serverTakes: 'toldAsDone',
        serverRefuses: 'toldAsRefused',
        answerIsLost: 'toldAsUnknownToVisitor',
        otherLogsIn: 'sendingForAbsent',
      },
    },
    sendingForNobody: {
      on: { serverTakes: 'keptForOwner', answerIsLost: 'keptForOwner', otherLogsIn: 'sendingForAbsent' },
    },
    sendingForAbsent: {
      on: {
        serverTakes: 'hiddenFromOther',
        serverRefuses: 'hiddenFromOther',
        answerIsLost: 'hiddenFromOther',
      },
    },
    toldAsDone: {},
    toldAsRefused: {},
    toldAsUnknown: { on: { retry: 'sendingAgain', sayChecked: 'nothing' } },
    toldAsUnknownToVisitor: { on: { ownerLogsIn: 'listed', otherLogsIn: 'hiddenFromOther' } },
    keptForOwner: { on: { ownerLogsIn: 'listed', otherLogsIn: 'hiddenFromOther' } },
    hiddenFromOther: { on: { serverEndsSession: 'keptForOwner' } },
    unknown: {
      on: {
        retry: 'sendingAgain',
        sayChecked: 'nothing',
        reload: 'unknown',
        kill: 'listed',
        logOut: 'keptForOwner',
      },
    },
    /** what was sent is not known any more, only its kind, its amount and its time */
    listed: {
      on: {
        sayChecked: 'nothing',
        reload: 'listed',
        kill: 'listed',
        pressAlike: 'asked',
        logOut: 'keptForOwner',
      },
    },
    sendingAgain: {
      on: { serverTakes: 'shownByPage', serverRefuses: 'shownByPage', answerIsLost: 'unknown' },
    },
    asked: { on: { confirm: 'sendingBeside', decline: 'listed', reload: 'listed' } },
    sendingBeside: { on: { serverTakes: 'listed', serverRefuses: 'listed' } },
  },
});
