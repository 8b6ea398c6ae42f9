import { loginMachine } from '#machines/login/login.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: loginMachine,
  starts: { 'bare page': () => ({ search: '' }) },
  calls: { logIn: {} },
  events: {
    edited: [{ type: 'edited' }],
    'text.refused': [{ type: 'text.refused', invalid: { field: 'name', text: '太长' } }],
    submit: [
      { type: 'submit', values: { name: 'player88', password: 'secret123' } },
      { type: 'submit', values: { name: '', password: '' } },
    ],
  },
});
