import { setup } from 'xstate';

type ContactModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'pressWithAWrongOne' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'typeInTheMarkedField' }
  | { type: 'serverBindsIt' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' };

/** What a person sees who binds a phone or an email address (spec 2 §2, §5, §8; D6, D18, D27). */
export const contactModel = setup({ types: { events: {} as ContactModelEvent } }).createMachine({
  id: 'contactModel',
  initial: 'filling',
  states: {
    filling: { on: { pressEmpty: 'refused', pressWithAWrongOne: 'refused', press: 'binding' } },
    refused: { on: { typeInTheMarkedField: 'filling', press: 'binding' } },
    binding: {
      on: {
        pressAgain: 'binding',
        serverBindsIt: 'bound',
        serverRefuses: 'toldRefusal',
        networkFails: 'toldNetworkFault',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    toldRefusal: { on: { press: 'binding' } },
    toldNetworkFault: { on: { press: 'binding' } },
    leftToTheDialog: {},
    /** Told, back among the settings, which are asked for anew. */
    bound: {},
  },
});
