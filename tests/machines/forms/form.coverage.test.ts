import { createFormMachine } from '#machines/forms/form.machine.ts';
import { formSamples } from '#tests/support/forms.ts';
import { describeTransitionCoverage, EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';

const typical = {
  name: 'form',
  machine: createFormMachine<{ text: string }>({
    id: 'form',
    invalid: ({ text }) => (text === '' ? { field: 'text', text: '请输入' } : null),
    success: (message) => message,
  }),
  valid: { text: '推广' },
  broken: { text: '' },
};

for (const { name, machine, valid, broken } of [
  typical,
  ...formSamples.map((sample) => ({ ...sample, name: `form ${sample.name}` })),
])
  describeTransitionCoverage({
    machine,
    name,
    starts: { opened: () => ({ newKey: () => 'key' }) },
    calls: {
      send: {
        outputs: ['好的'],
        errors: [...EVERY_FAILURE, { kind: 'rejected', code: 400, message: '服务器的话' }],
      },
    },
    events: {
      submit: [
        { type: 'submit', values: valid },
        { type: 'submit', values: broken },
      ],
      edited: [{ type: 'edited' }],
      'page.hidden': [{ type: 'page.hidden' }],
      'page.shown': [{ type: 'page.shown' }],
    },
    key: ({ context }) => [context.invalid !== null, context.key],
  });
