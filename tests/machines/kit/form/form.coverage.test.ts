import { createFormMachine } from '#machines/kit/form/form.machine.ts';
import { formSamples } from '#tests/support/forms.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const typical = {
  name: 'form',
  machine: createFormMachine<{ text: string }>({
    id: 'form',
    invalid: ({ text }) => (text === '' ? { field: 'text', text: '请输入' } : null),
    success: (message) => message,
    fallback: '提交失败',
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
    starts: { opened: () => undefined },
    callbacks: ['submission'],
    events: {
      submit: [
        { type: 'submit', values: valid },
        { type: 'submit', values: broken },
      ],
      edited: [{ type: 'edited' }],
      'text.refused': [{ type: 'text.refused', invalid: { field: 'text', text: '太长' } }],
      'submission.done': [{ type: 'submission.done', receipt: '好的' }],
      'submission.failed': [{ type: 'submission.failed', error: { kind: 'expired', message: '' }, text: '' }],
      'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
      'submission.abandoned': [{ type: 'submission.abandoned' }],
    },
    key: ({ context }) => context.invalid !== null,
  });
