import { formSamples } from '#tests/support/forms.ts';
import { describeTransitionCoverage, EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';

for (const { name, machine, valid, broken } of formSamples)
  describeTransitionCoverage({
    machine,
    name: `form ${name}`,
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
