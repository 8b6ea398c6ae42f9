import { expect, test } from 'vitest';
import { faqMachine } from '#machines/faq/faq.machine.ts';
import { matchingTopics, type FaqGroup } from '#machines/faq/faqTopics.ts';
import { faqModel } from '#tests/models/faq/faq.model.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';

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
  const stage = openStage({ machine: faqMachine });
  const context = () => stage.subject.getSnapshot().context;
  return {
    ...stage,
    toggle: (id: string) => stage.send({ type: 'topic.toggled', id }),
    search: (query: string) => stage.send({ type: 'search.changed', query }),
    unfolded: () => [...context().unfolded],
    found: () => matchingTopics(GROUPS, context().query).flatMap(({ topics }) => topics.map(({ id }) => id)),
  };
}
type World = ReturnType<typeof openFaq>;

const sees = (found: string[], unfolded: string[]) => (world: World) => {
  expect(world.found()).toEqual(found);
  expect(world.unfolded()).toEqual(unfolded);
};

const play: PlayOf<typeof faqModel, World> = {
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
describeModel('the help', faqModel, play);

test('one topic is folded, the others stay as they are', async () => {
  const world = openFaq();
  await world.toggle('password');
  await world.toggle('queue');
  await world.toggle('password');
  expect(world.unfolded()).toEqual(['queue']);
  world.stop();
});
