import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { definePage } from '#hooks/definePage.ts';
import { actorView } from '#hooks/actorView.tsx';

const plain = setup({ types: { context: {} as { word: string } } }).createMachine({
  id: 'plain',
  context: { word: '你好' },
});
const started = setup({
  types: { context: {} as { tab: 'a' | 'b' }, input: {} as { tab: 'a' | 'b' } },
}).createMachine({ id: 'started', context: ({ input }) => ({ tab: input.tab }) });

const plainView = actorView<typeof plain>();
const startedView = actorView<typeof started>();
const Screen = () => <p>{plainView.use(({ context }) => context.word)}</p>;

// usages that must not compile: the type check fails if one of them does
describe('a page', () => {
  test('takes the view of its own machine, and the input that the machine starts from', () => {
    expect(definePage({ logic: plain, view: plainView, Screen }).logic).toBe(plain);
    const page = definePage({
      logic: started,
      view: startedView,
      Screen,
      input: () => ({ tab: 'a' as const }),
    });
    expect(page.view).toBe(startedView);
  });

  test('does not compile otherwise', () => {
    // @ts-expect-error -- the view of another machine
    definePage({ logic: plain, view: startedView, Screen });
    // @ts-expect-error -- no input
    definePage({ logic: started, view: startedView, Screen });
    // @ts-expect-error -- an input of the wrong shape
    definePage({ logic: started, view: startedView, Screen, input: () => ({ tab: 'c' }) });
    // @ts-expect-error -- an input that nobody reads
    definePage({ logic: plain, view: plainView, Screen, input: () => ({ tab: 'a' }) });
    // @ts-expect-error -- a machine without a view
    expect(definePage({ logic: plain, Screen }).view).toBeUndefined();
  });
});

describe('a view', () => {
  test('reads its own actor, with the types of its machine', () => {
    const actor = createActor(plain);
    actor.start();
    render(
      <plainView.Provider actor={actor}>
        <Screen />
      </plainView.Provider>,
    );
    expect(screen.getByText('你好')).toBeDefined();
  });

  test('throws outside of its provider', () => {
    const other = createActor(started, { input: { tab: 'a' } });
    other.start();
    expect(() =>
      render(
        <startedView.Provider actor={other}>
          <Screen />
        </startedView.Provider>,
      ),
    ).toThrow('No provider of this actor');
  });
});
