import { registerMachine } from '#machines/register/register.machine.ts';
import { aRegistration, INVITE_CODE } from '#tests/support/samples.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: registerMachine,
  starts: { 'bare page': () => ({ search: '', pid: '', inviteCode: INVITE_CODE }) },
  calls: { register: {} },
  events: {
    edited: [{ type: 'edited', field: 'name' }],
    'field.left': [
      { type: 'field.left', field: 'name', values: aRegistration({ name: 'play8' }), smsOpen: true },
    ],
    'text.refused': [{ type: 'text.refused', invalid: { field: 'name', text: '太长' } }],
    'code.requested': [
      { type: 'code.requested', values: { phone: '13800000000', name: '' } },
      { type: 'code.requested', values: { phone: '1380', name: '' } },
    ],
    submit: [
      { type: 'submit', values: aRegistration(), smsOpen: true },
      { type: 'submit', values: aRegistration({ smsCode: '' }), smsOpen: true },
    ],
  },
});
