import { array, constantFrom, sample } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import type { SubmissionRequest } from '#machines/kit/submission/submission.machine.ts';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import {
  aRedPacket,
  openRedPacket,
  redPacketHarness,
  redPacketIs,
} from '#tests/machines/redPacket/redPacketSamples.ts';
import { describeTakeUp } from '#tests/machines/kit/submission/takeUp.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { anEntry } from '#tests/support/outboxEntries.ts';

type Page = Awaited<ReturnType<typeof openRedPacket>>;
const sentKeys = ({ calls }: Page) =>
  calls.made.filter(({ id }) => id === 'send').map(({ input }) => (input as SubmissionRequest<null>).key);
const press = (page: Page) => page.press();

describe('one press is one grab (D18)', () => {
  test('a press before anything is known of the red packet sends nothing', async () => {
    const page = await openRedPacket(null);
    await press(page);
    expect(page.calls.count('send')).toBe(0);
    await page.calls.answer('fetchRedPacket', aRedPacket());
    expect(page.calls.count('send')).toBe(0);
    await press(page);
    expect(page.calls.count('send')).toBe(1);
  });

  test('further presses while it is on its way do nothing', async () => {
    const page = await openRedPacket();
    for (let tap = 0; tap < 5; tap += 1) await press(page);
    expect(page.calls.count('send')).toBe(1);
    expect(page.calls.only('send').input).toEqual({ intent: null, key: 'key-1' });
    expect(page.subject.getSnapshot().hasTag('busy')).toBe(true);
  });

  test.each<CallError>([
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'malformed' },
    { kind: 'gateway', message: '' },
  ])('no usable answer ($kind) keeps the key for the next press', async (error) => {
    const page = await openRedPacket();
    await press(page);
    await page.calls.fail('send', error);
    expect(page.sent.toasts).toEqual([{ type: 'toast.show', text: '服务器异常，请稍后再试' }]);
    expect(page.subject.getSnapshot().hasTag('busy')).toBe(false);
    await press(page);
    expect(sentKeys(page)).toEqual(['key-1', 'key-1']);
    expect(page.subject.getSnapshot().hasTag('busy')).toBe(true);
  });

  test.each([
    ['活动未开始', 'notStarted'],
    ['活动已结束', 'ended'],
  ] as const)(
    'a refusal that says %s is its own outcome, and the rules are asked for anew',
    async (message, outcome) => {
      const page = await openRedPacket();
      await press(page);
      await page.calls.fail('send', { kind: 'rejected', code: 400, message });
      expect(page.popup()).toBe(outcome);
      expect(page.calls.waiting('fetchRedPacket')).toHaveLength(1);
    },
  );

  test('a refusal ends the intent: the next press is another grab', async () => {
    const page = await openRedPacket();
    await press(page);
    await page.calls.fail('send', { kind: 'rejected', code: 400, message: '稍后再试' });
    expect(page.calls.waiting('fetchRedPacket'), 'the chances are asked for anew').toHaveLength(1);
    await page.send({ type: 'popup.closed' });
    await press(page);
    expect(sentKeys(page)).toEqual(['key-1', 'key-2']);
  });

  test('an expired login, which has its own dialog, frees the button without a word', async () => {
    const page = await openRedPacket();
    await press(page);
    await page.calls.fail('send', { kind: 'expired', message: '' });
    expect(page.snapshot().matches({ opened: 'idle' })).toBe(true);
    expect(page.toasts()).toEqual([]);
    page.stop();
  });

  test('a win ends it too', async () => {
    const page = await openRedPacket();
    await press(page);
    await page.calls.answer('send', '1.00');
    await page.send({ type: 'popup.closed' });
    await press(page);
    expect(sentKeys(page)).toEqual(['key-1', 'key-2']);
  });

  test('whatever the answers, a key is never sent again once it was answered', async () => {
    const answers = constantFrom<CallError | 'won'>(
      'won',
      { kind: 'offline' },
      { kind: 'malformed' },
      { kind: 'rejected', code: 400, message: '稍后再试' },
    );
    for (const run of sample(array(answers, { minLength: 1, maxLength: 8 }), { numRuns: 40, seed: 7 })) {
      const page = await openRedPacket();
      const answered = new Set<string>();
      for (const answer of run) {
        await page.send({ type: 'popup.closed' });
        await press(page);
        const key = sentKeys(page).at(-1) ?? '';
        expect(answered.has(key)).toBe(false);
        if (answer === 'won') await page.calls.answer('send', '1.00');
        else await page.calls.fail('send', answer);
        if (answer === 'won' || answer.kind === 'rejected') answered.add(key);
        if (page.calls.waiting('fetchRedPacket').length > 0)
          await page.calls.answer('fetchRedPacket', aRedPacket());
      }
      page.stop();
    }
  });
});

describeTakeUp('a grab', {
  machine: (calls) => calls.bind(redPacketMachine).provide({ actors: { watchFacts: calls.callback() } }),
  kind: 'grab',
  intent: null,
  foreign: { amount: '1' },
  async open({ calls }) {
    await calls.tell('watchFacts', redPacketIs(true));
    await calls.answer('fetchRedPacket', aRedPacket());
  },
  shows: { value: { opened: { grabbing: 'unsettled' } }, context: { info: aRedPacket() } },
  retry: (world) => world.send({ type: 'grab', at: world.clock.now() }),
  async submit(world) {
    await world.send({ type: 'popup.closed' });
    await world.send({ type: 'grab', at: world.clock.now() });
  },
  receipt: '6.66',
});

describe('a grab that is taken up', () => {
  const takeUp = async (open: boolean) => {
    const calls = new CallScript();
    const page = await redPacketHarness(calls, open, [anEntry('grab', null, 'sending')]);
    return page;
  };

  test('shows its win', async () => {
    const page = await takeUp(true);
    await page.calls.answer('send', '6.66');
    expect(page.popup()).toBe('won');
    expect(page.snapshot().context.result).toBe('恭喜您抢到红包 6.66 元！');
    page.stop();
  });

  test('is left to the outbox where the red packet has been closed', async () => {
    const page = await takeUp(false);
    expect(page.snapshot().matches('closed')).toBe(true);
    expect(page.calls.made).toEqual([]);
    expect(page.sent.outbox).toEqual([]);
    page.stop();
  });
});

describe('the operator closes the red packet', () => {
  test('while the page is open: it says so and fetches no more', async () => {
    const page = await openRedPacket();
    await page.calls.tell('watchFacts', redPacketIs(false));
    expect(page.toasts()).toEqual(['红包已关闭']);
    expect(page.subject.getSnapshot().matches('closed')).toBe(true);
  });

  test('while a grab is on its way: the grab is not cut off', async () => {
    const page = await openRedPacket();
    await press(page);
    await page.calls.tell('watchFacts', redPacketIs(false));
    expect(page.calls.latest('send').signal.aborted).toBe(false);
    await page.calls.answer('send', '6.66');
    expect(page.popup()).toBe('won');
    expect(page.toasts()).toEqual([]);
    await page.send({ type: 'popup.closed' });
    expect(page.subject.getSnapshot().matches('closed')).toBe(true);
    expect(page.toasts()).toEqual(['红包已关闭']);
  });

  test('and opens it again: the page goes on', async () => {
    const page = await openRedPacket();
    await press(page);
    await page.calls.tell('watchFacts', redPacketIs(false));
    await page.calls.tell('watchFacts', redPacketIs(true));
    await page.calls.answer('send', '6.66');
    await page.send({ type: 'popup.closed' });
    expect(page.snapshot().matches({ opened: 'idle' })).toBe(true);
  });
});

describe('a win', () => {
  test('uses a chance at once, tells the prize, and the next grab starts from it under a key of its own', async () => {
    const page = await openRedPacket();
    await press(page);
    await page.calls.answer('send', '8.88');
    expect(page.snapshot().context).toMatchObject({ prize: '8.88', info: { chances: 2, received: 1 } });
    await press(page);
    expect(page.popup()).toBe('none');
    expect(sentKeys(page)).toEqual(['key-1', 'key-2']);
    await page.calls.answer('send', '1.00');
    expect(page.popup()).toBe('won');
    expect(page.snapshot().context).toMatchObject({ prize: '1.00', info: { chances: 1, received: 2 } });
    page.stop();
  });

  test('of the last chance is followed by no grab', async () => {
    const page = await openRedPacket(aRedPacket({ chances: 1 }));
    await press(page);
    await page.calls.answer('send', '8.88');
    await press(page);
    expect(page.popup()).toBe('notEnough');
    expect(page.calls.count('send')).toBe(1);
    page.stop();
  });

  test('is counted by the server’s answer where there is one', async () => {
    const page = await openRedPacket();
    await press(page);
    await page.calls.answer('send', '8.88');
    await page.calls.answer('fetchRedPacket', aRedPacket({ chances: 7, received: 4 }));
    expect(page.popup()).toBe('won');
    expect(page.snapshot().context.info).toMatchObject({ chances: 7, received: 4 });
    page.stop();
  });
});
