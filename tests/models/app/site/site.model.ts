import { setup } from 'xstate';

type SiteModelEvent =
  | { type: 'openFirstTime' }
  | { type: 'openAgainAfterOpenSite' }
  | { type: 'openAgainAfterMaintenance' }
  | { type: 'answerIsOpen' }
  | { type: 'answerIsClosed' }
  | { type: 'answerFails' }
  | { type: 'comeBackAfterAMinute' }
  | { type: 'comeBackSooner' }
  | { type: 'networkReturns' };

/** Whether a user sees the site or the maintenance notice (spec 1 §4; D10, D45). */
export const siteModel = setup({ types: { events: {} as SiteModelEvent } }).createMachine({
  id: 'siteModel',
  initial: 'closedApp',
  states: {
    closedApp: {
      on: {
        openFirstTime: 'shellWhileAsking',
        openAgainAfterOpenSite: 'storedSiteWhileAsking',
        openAgainAfterMaintenance: 'maintenanceWhileAsking',
      },
    },
    shellWhileAsking: {
      on: { answerIsOpen: 'site', answerIsClosed: 'maintenance', answerFails: 'shell' },
    },
    shell: { on: { networkReturns: 'shellWhileAsking', comeBackSooner: 'shellWhileAsking' } },
    storedSiteWhileAsking: {
      on: {
        answerIsOpen: 'site',
        answerIsClosed: 'maintenance',
        answerFails: 'storedSite',
        comeBackSooner: 'storedSiteWhileAsking',
      },
    },
    storedSite: { on: { networkReturns: 'storedSiteWhileAsking' } },
    site: {
      on: {
        comeBackAfterAMinute: 'siteWhileAsking',
        comeBackSooner: 'site',
        networkReturns: 'site',
      },
    },
    siteWhileAsking: { on: { answerIsOpen: 'site', answerIsClosed: 'maintenance' } },
    maintenanceWhileAsking: {
      on: { answerIsOpen: 'site', answerIsClosed: 'maintenance', answerFails: 'maintenanceUnknown' },
    },
    maintenance: {
      on: { comeBackAfterAMinute: 'maintenanceWhileAsking', comeBackSooner: 'maintenance' },
    },
    maintenanceUnknown: { on: { comeBackSooner: 'maintenanceWhileAsking' } },
  },
});
