import { expect, test } from 'vitest';
import { faqMachine } from '#machines/faq/faq.machine.ts';
import { matchingTopics, type FaqGroup } from '#machines/faq/faqTopics.ts';
import { faqModel } from '#tests/models/faq/faq.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const GROUPS: readonly FaqGroup[] = [
  {
    title: '账户问题',
    topics: [
      { id: 'password', question: '忘记密码怎么办？', answer: ['请联系客服。'] },
      { id: 'queue', question: '为什么排队？', answer: ['请耐心等待。'] },
    ],
  },
];

function openFaq() {
  const harness = createHarness({ machine: faqMachine });
  const context = () => harness.subject.getSnapshot().context;
  return {
    ...harness,
    toggle: (id: string) => harness.send({ type: 'topic.toggled', id }),
    search: (query: string) => harness.send({ type: 'search.changed', query }),
    unfolded: () => [...context().unfolded],
    found: () => matchingTopics(GROUPS, context().query).flatMap(({ topics }) => topics.map(({ id }) => id)),
  };
}
type World = ReturnType<typeof openFaq>;

const sees = (found: string[], unfolded: string[]) => (world: World) => {
  expect(world.found()).toEqual(found);
  expect(world.unfolded()).toEqual(unfolded);
};

const steps: ModelStepsOf<typeof faqModel, World> = {
  open: openFaq,
  close: (world) => world.stop(),
  sees: {
    folded: sees(['password', 'queue'], []),
    unfolded: sees(['password', 'queue'], ['password']),
    found: sees(['password'], []),
    foundUnfolded: sees(['password'], ['password']),
    nothingFound: sees([], []),
  },
  does: {
    tapTheTopic: (world) => world.toggle('password'),
    searchForIt: (world) => world.search('密码'),
    searchForNonsense: (world) => world.search('轮盘'),
    clearTheSearch: (world) => world.search(''),
  },
};
describeModel('the help', faqModel, steps);

test('one topic is folded, the others stay as they are', async () => {
  const world = openFaq();
  await world.toggle('password');
  await world.toggle('queue');
  await world.toggle('password');
  expect(world.unfolded()).toEqual(['queue']);
  world.stop();
});
