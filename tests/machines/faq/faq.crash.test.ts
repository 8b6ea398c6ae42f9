import { expect, test } from 'vitest';
import { assign, type ActorRefFrom } from 'xstate';
import { faqMachine } from '#machines/faq/faq.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';

test('a help page that crashes is started afresh, with nothing unfolded', async () => {
  let broken = true;
  const logic = faqMachine.provide({
    actions: {
      setQuery: assign((_, query) => {
        if (broken) throw new Error('a fault');
        return { query };
      }),
    },
  });
  const world = openHostedPage(logic, new CallScript());
  const page = () => world.page() as ActorRefFrom<typeof faqMachine>;
  page().send({ type: 'topic.toggled', id: 'a' });
  page().send({ type: 'search.changed', query: '提现' });
  expect(world.isCrashed()).toBe(true);
  broken = false;
  await world.retry();
  page().send({ type: 'search.changed', query: '提现' });
  expect(page().getSnapshot().context).toEqual({ unfolded: [], query: '提现' });
  world.stop();
});
